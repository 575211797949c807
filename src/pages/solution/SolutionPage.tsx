import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { ProjectSection } from '../../features/projects/ProjectSection.tsx';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { SplitHero } from '../../features/split-hero/SplitHero.tsx';
import { UsedEquipment } from '../../features/equipment/UsedEquipment.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { SolutionData } from './data.ts';

export default function SolutionPage({ data, breadcrumbs }: ViewProps<SolutionData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  const { title, lead, image, figures, blocks, equipment, projects, documents } = data;
  return (
    <>
      <SplitHero breadcrumbs={breadcrumbs} title={title} lead={lead} image={image} figures={figures} />
      <Blocks blocks={blocks}>
        {equipment.length > 0 && (
          <Section>
            <SectionHeading eyebrow={routes.equipment.label} title={t.solutions.equipment} />
            <UsedEquipment equipment={equipment} label={t.solutions.equipment} />
          </Section>
        )}
        <ProjectSection projects={projects} tone="mist" />
        {documents.length > 0 && (
          <Section>
            <Split first={<SectionHeading title={t.documents} position="aside" />}>
              <DocumentList rows={documents} label={t.documents} />
            </Split>
          </Section>
        )}
      </Blocks>
    </>
  );
}
