import { objects as russian } from '../../i18n/ru/objects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { SplitHero } from '../../features/split-hero/SplitHero.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { IndustryData } from './data.ts';

export default function IndustryPage({
  data: { title, lead, image, blocks, solutions, projects },
  trail,
}: ViewProps<IndustryData>) {
  const t = useAreaTexts('objects', russian);
  return (
    <>
      <SplitHero trail={trail} title={title} lead={lead} image={image} />
      {solutions.length > 0 && (
        <Section compact>
          <SectionHeading title={t.solutions.ready} />
          <ul>
            {solutions.map((item) => (
              <SolutionRow
                key={item.slug}
                href={routes.solution.href({ slug: item.slug })}
                title={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </ul>
        </Section>
      )}
      <Blocks blocks={blocks} />
      {projects.length > 0 && (
        <Section>
          <SectionHeading title={t.projects.where} />
          <CardGrid columns={3} label={t.projects.title}>
            {projects.map((item) => (
              <ProjectCard
                key={item.slug}
                href={routes.project.href({ slug: item.slug })}
                title={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
