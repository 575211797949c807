import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { ProjectsData } from './data.ts';
import styles from './ProjectsPage.module.scss';

export default function ProjectsPage({ data: { items, industries, years }, breadcrumbs }: ViewProps<ProjectsData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  const [query] = useQueryParams();
  const chosen = { industry: query.get('industry'), year: query.get('year') };
  const shown = items.filter(
    ({ industry, year }) =>
      (!chosen.industry || industry === chosen.industry) && (!chosen.year || String(year) === chosen.year),
  );
  const hrefFor = (change: Partial<typeof chosen>) => {
    const next = Object.entries({ ...chosen, ...change }).filter((pair): pair is [string, string] => Boolean(pair[1]));
    return routes.projects.href() + (next.length > 0 ? `?${new URLSearchParams(next)}` : '');
  };
  const header = <PageHeader breadcrumbs={breadcrumbs} title={t.projects.title} lead={t.projects.lead} flow />;
  if (items.length === 0)
    return (
      <>
        {header}
        <Section compact>
          <EmptyState title={t.projects.empty} icon="file" />
        </Section>
        <ApplicationBand {...t.projects.ask} />
      </>
    );
  return (
    <>
      {header}
      <Section compact>
        <div className={styles.filters}>
          <Chips label={t.projects.industry}>
            <Chip href={hrefFor({ industry: null })} active={!chosen.industry}>
              {t.projects.allIndustries}
            </Chip>
            {industries.map(({ slug, title }) => (
              <Chip key={slug} href={hrefFor({ industry: slug })} active={chosen.industry === slug}>
                {title}
              </Chip>
            ))}
          </Chips>
          <Chips label={t.projects.year}>
            <Chip href={hrefFor({ year: null })} active={!chosen.year}>
              {t.projects.allYears}
            </Chip>
            {years.map((year) => (
              <Chip key={year} href={hrefFor({ year: String(year) })} active={chosen.year === String(year)}>
                {year}
              </Chip>
            ))}
          </Chips>
        </div>
        {shown.length > 0 ? (
          <CardGrid columns={3} label={t.projects.title}>
            {shown.map(({ slug, title, lead, image, year, town }, index) => (
              <ProjectCard
                key={slug}
                href={routes.project.href({ slug })}
                title={title}
                lead={lead}
                picture={image}
                year={year}
                town={town}
                level="h2"
                // A filtered list has cards of equal size; the full list begins with a large card.
                size={index === 0 && shown.length === items.length ? 'feature' : 'card'}
              />
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            title={t.projects.none}
            actions={<Button href={routes.projects.href()}>{t.projects.showAll}</Button>}
          >
            {t.projects.noneHint}
          </EmptyState>
        )}
      </Section>
      <ApplicationBand {...t.projects.ask} />
    </>
  );
}
