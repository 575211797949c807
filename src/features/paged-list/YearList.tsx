import type { ReactNode } from 'react';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { useQueryParams } from '../query-params/use-query-params.ts';
import { LoadMoreList } from './LoadMoreList.tsx';
import type { YearListData } from './list-page.ts';
import { firstPage } from './page-span.ts';
import { YearChips } from './YearChips.tsx';
import styles from './YearList.module.scss';

interface YearListProps<Item> {
  list: YearListData<Item>;
  hrefOf: (page: number) => string;
  /** Renders the items; `isWhole` is false for a single year. */
  children: (items: Item[], isWhole: boolean) => ReactNode;
}

/** A list, newest first, that can be filtered by year (`?year=2025`). */
export function YearList<Item extends { year: number }>({ list, hrefOf, children }: YearListProps<Item>) {
  const { emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  const [query] = useQueryParams();
  const span = list.years.find(({ year }) => String(year) === query.get('year'));
  if (list.total === 0) return <EmptyState title={emptyList} icon="file" />;
  return (
    <>
      <div className={styles.chips}>
        <YearChips years={list.years} total={list.total} current={span?.year} hrefOf={hrefOf} />
      </div>
      <LoadMoreList
        key={`${list.page} ${span?.year ?? ''}`}
        // A year is read from its first page, whatever the current page is.
        first={firstPage(list, span?.from ?? list.page)}
        last={span?.to ?? list.lastPage}
        total={span?.count ?? list.total}
        lastPage={span ? undefined : list.lastPage}
        isShown={span && (({ year }) => year === span.year)}
        hrefOf={hrefOf}
      >
        {(items) => children(items, span === undefined)}
      </LoadMoreList>
    </>
  );
}
