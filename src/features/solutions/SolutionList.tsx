import type { Picture } from '../../lib/files/picture.ts';
import { routes } from '../../routes.ts';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';

interface SolutionListProps {
  solutions: { slug: string; title: string; lead?: string | undefined; image?: Picture | undefined }[];
}

/** Ready solutions, a row each. */
export function SolutionList({ solutions }: SolutionListProps) {
  return (
    <ul>
      {solutions.map(({ slug, title, lead, image }) => (
        <SolutionRow key={slug} href={routes.solution.href({ slug })} title={title} lead={lead} picture={image} />
      ))}
    </ul>
  );
}
