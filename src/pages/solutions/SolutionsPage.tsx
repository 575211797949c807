import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { SolutionList } from '../../features/solutions/SolutionList.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../define-page.ts';
import type { SolutionsData } from './data.ts';

export default function SolutionsPage({ data: { groups }, breadcrumbs }: ViewProps<SolutionsData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.solutions.title} lead={t.solutions.lead} flow />
      {groups.map(({ slug, title, solutions }) => (
        <Section compact key={slug}>
          <SectionHeading title={title} />
          <SolutionList solutions={solutions} />
        </Section>
      ))}
      <ApplicationBand {...t.solutions.ask} />
    </>
  );
}
