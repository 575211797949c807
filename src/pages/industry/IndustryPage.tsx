import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { SplitHero } from '../../features/split-hero/SplitHero.tsx';
import { ProjectSection } from '../../features/projects/ProjectSection.tsx';
import { SolutionList } from '../../features/solutions/SolutionList.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { IndustryData } from './data.ts';

export default function IndustryPage({
  data: { title, lead, image, figures, blocks, solutions, projects },
  breadcrumbs,
}: ViewProps<IndustryData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  // The requirements of the industry come first, the solutions next.
  const isOpening = blocks[0]?.type === 'text';
  return (
    <>
      <SplitHero breadcrumbs={breadcrumbs} title={title} lead={lead} image={image} figures={figures}>
        {solutions.length > 0 && (
          <Button variant="outline" size="l" wide="phone" iconAfter="arrow-down" href="#solutions">
            {t.solutionCount(solutions.length)}
          </Button>
        )}
      </SplitHero>
      {isOpening && <Blocks blocks={blocks.slice(0, 1)} />}
      {solutions.length > 0 && (
        <Section tone="mist" id="solutions">
          <SectionHeading eyebrow={routes.solutions.label} title={t.solutions.ready} />
          <SolutionList solutions={solutions} />
        </Section>
      )}
      <Blocks blocks={isOpening ? blocks.slice(1) : blocks} before={solutions.length > 0 ? 'mist' : 'white'}>
        <ProjectSection projects={projects} />
      </Blocks>
    </>
  );
}
