import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import type { SolutionCardData } from './solution-card.ts';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';

interface SolutionListProps {
  solutions: SolutionCardData[];
}

/** Ready solutions as rows. */
export function SolutionList({ solutions }: SolutionListProps) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <ul>
      {solutions.map(({ slug, title, lead, image, equipmentCount }) => (
        <SolutionRow
          key={slug}
          href={routes.solution.href({ slug })}
          title={title}
          lead={lead}
          picture={image}
          count={equipmentCount === undefined ? undefined : t.solutions.models(equipmentCount)}
        />
      ))}
    </ul>
  );
}
