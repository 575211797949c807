import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { industryIcon } from '../../features/industries/industry-icon.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { IndustryRow } from '../../ui/Card/IndustryRow.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { IndustriesData } from './data.ts';

export default function IndustriesPage({ data: { items }, breadcrumbs }: ViewProps<IndustriesData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.industries.title} lead={t.industries.lead} flow />
      <Section compact>
        <ul>
          {items.map(({ slug, title, lead, solutions }) => (
            <IndustryRow
              key={slug}
              href={routes.industry.href({ slug })}
              title={title}
              lead={lead}
              icon={industryIcon(slug)}
              count={t.solutionCount(solutions)}
              level="h2"
            />
          ))}
        </ul>
        <ArrowLink href={routes.solutions.href()}>{t.industries.allSolutions}</ArrowLink>
      </Section>
      <ApplicationBand {...t.industries.ask} />
    </>
  );
}
