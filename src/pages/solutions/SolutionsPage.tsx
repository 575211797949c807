import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { LoadMoreList } from '../../features/paged-list/LoadMoreList.tsx';
import { SolutionList } from '../../features/solutions/SolutionList.tsx';
import { routes } from '../../routes.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../define-page.ts';
import type { SolutionsData } from './data.ts';
import styles from './SolutionsPage.module.scss';

const hrefOf = (page: number) => routes.solutions.href({}, page);

export default function SolutionsPage({ data, breadcrumbs }: ViewProps<SolutionsData>) {
  const t = useAreaTexts('solutionsAndProjects', russian).solutions;
  const { emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  const { page, lastPage, total } = data;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.title} lead={t.lead} flow />
      <Section compact>
        {total === 0 ? (
          <EmptyState title={emptyList} icon="file" />
        ) : (
          <LoadMoreList key={page} first={data} last={lastPage} total={total} lastPage={lastPage} hrefOf={hrefOf}>
            {(items) => (
              <div className={styles.groups}>
                {byIndustry(items).map(({ slug, title, solutions }) => (
                  <div key={slug}>
                    <SectionHeading title={title} />
                    <SolutionList solutions={solutions} />
                  </div>
                ))}
              </div>
            )}
          </LoadMoreList>
        )}
      </Section>
      <ApplicationBand {...t.ask} />
    </>
  );
}

/** The items in their order: those of an industry follow one another. */
function byIndustry(items: SolutionsData['items']) {
  const groups = new Map<string, { slug: string; title: string; solutions: SolutionsData['items'] }>();
  for (const item of items) {
    const { slug, title } = item.industry;
    const group = groups.get(slug) ?? { slug, title, solutions: [] };
    group.solutions.push(item);
    groups.set(slug, group);
  }
  return [...groups.values()];
}
