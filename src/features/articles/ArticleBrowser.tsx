import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { useQueryParams, withQuery } from '../query-params/use-query-params.ts';
import styles from './ArticleBrowser.module.scss';
import { ArticleFilter } from './ArticleFilter.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import type { ArticleList } from './article-list.ts';
import { articleRequest } from './article-request.ts';
import { ArticleTabs } from './ArticleTabs.tsx';
import { FoundArticles } from './FoundArticles.tsx';
import { type FoundPage, useFoundArticles } from './use-found-articles.ts';

interface ArticleBrowserProps {
  list: ArticleList;
  label: string;
  /** The slug of the current section; undefined for all articles. */
  section?: string;
  hrefOf: (page: number) => string;
}

/** The prerendered list, page by page. A filtered list comes from the API. */
export function ArticleBrowser({ list, label, section, hrefOf }: ArticleBrowserProps) {
  const [query] = useQueryParams();
  const request = articleRequest(query, section);
  const apiQuery = useFoundArticles(request);
  const filterParams = new URLSearchParams([...query].filter(([name]) => name === 'industry' || name === 'find'));
  const foundHref = (page: number) =>
    withQuery(hrefOf(1), new URLSearchParams([...filterParams, ...(page > 1 ? [['page', String(page)]] : [])]));
  return (
    <>
      <ArticleTabs
        sections={list.sections}
        total={list.total}
        current={section}
        withFilter={(href) => withQuery(href, filterParams)}
      />
      <div className={styles.tools}>
        <ArticleFilter industries={list.industries} />
        <Count
          list={list}
          found={apiQuery.status === 'ready' ? apiQuery.answer : undefined}
          page={request?.query.page}
        />
      </div>
      {request ? (
        <FoundArticles
          apiQuery={apiQuery}
          page={request.query.page}
          label={label}
          allHref={hrefOf(1)}
          hrefOf={foundHref}
        />
      ) : (
        <AllArticles list={list} label={label} hrefOf={hrefOf} />
      )}
    </>
  );
}

/** The number of articles; for a filtered list the API gives only the number of pages. */
function Count({ list, found, page }: { list: ArticleList; found?: FoundPage; page?: number }) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const text = () => {
    if (page === undefined) return t.articleCount(list.count);
    if (!found) return '';
    return found.lastPage > 1 ? t.pageOf(page, found.lastPage) : t.articleCount(found.items.length);
  };
  return <Status className={styles.count}>{text()}</Status>;
}

function AllArticles({ list, label, hrefOf }: Pick<ArticleBrowserProps, 'list' | 'label' | 'hrefOf'>) {
  const { emptySection } = useAreaTexts('articlesAndNews', articlesAndNews);
  return (
    <>
      {list.items.length > 0 ? (
        <ArticleGrid items={list.items} label={label} feature />
      ) : (
        <EmptyState title={emptySection} icon="file" />
      )}
      <Pagination current={list.page} last={list.lastPage} hrefOf={hrefOf} />
    </>
  );
}
