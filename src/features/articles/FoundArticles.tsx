import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { RepeatButton } from '../../ui/RepeatButton/RepeatButton.tsx';
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx';
import { useMinimumLoading } from '../../ui/Skeleton/use-minimum-loading.ts';
import type { ApiQuery } from '../api-client/use-api-query.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import type { FoundPage } from './use-found-articles.ts';

interface FoundArticlesProps {
  apiQuery: ApiQuery<FoundPage>;
  page: number;
  label: string;
  /** The URL of the list without a filter. */
  allHref: string;
  hrefOf: (page: number) => string;
}

/** The articles of the API's reply; a message if there are none or the request failed. */
export function FoundArticles({ apiQuery, page, label, allHref, hrefOf }: FoundArticlesProps) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const waits = useMinimumLoading(apiQuery.status === 'loading');
  const toAll = (
    <Button variant="outline" href={allHref}>
      {t.resetFilter}
    </Button>
  );

  if (apiQuery.status === 'failed') {
    return (
      <EmptyState
        title={t.searchFailed}
        icon="reload"
        isReply
        actions={
          <>
            <RepeatButton onRepeat={apiQuery.repeat} />
            {toAll}
          </>
        }
      >
        {t.searchFailedHint}
      </EmptyState>
    );
  }
  if (waits || apiQuery.status !== 'ready') return <SkeletonCards />;
  const { items, lastPage } = apiQuery.answer;
  if (items.length === 0) {
    return (
      <EmptyState title={t.noArticles} actions={toAll}>
        {t.noArticlesHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ArticleGrid items={items} label={label} />
      <Pagination current={page} last={lastPage} hrefOf={hrefOf} />
    </>
  );
}
