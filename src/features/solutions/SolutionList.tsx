import { routes } from '../../routes.ts';
import type { SolutionCardData } from './solution-card.ts';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';

interface SolutionListProps {
  solutions: SolutionCardData[];
}

/** Ready solutions as rows. */
export function SolutionList({ solutions }: SolutionListProps) {
  return (
    <ul>
      {solutions.map(({ slug, title, lead, image }) => (
        <SolutionRow key={slug} href={routes.solution.href({ slug })} title={title} lead={lead} picture={image} />
      ))}
    </ul>
  );
}
