import type { ReactNode } from 'react';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import type { YearSpan } from '../../lib/data/year-spans.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { YearListData } from './list-page.ts';
import { LoadMore } from './LoadMore.tsx';
import { firstPage } from './page-span.ts';
import { useLoadMore } from './use-load-more.ts';
import { useMoreItems } from './use-more-items.ts';
import styles from './YearList.module.scss';

interface LoadMoreListProps<Item> {
  list: YearListData<Item>;
  /** The pages of the chosen year; undefined for all years. */
  span: YearSpan | undefined;
  hrefOf: (page: number) => string;
  children: (items: Item[]) => ReactNode;
}

/** If a year has fewer items on the loaded pages, the next page is added automatically. */
const MIN_SHOWN = 9;

/** The items of a list and the controls that add more. A year is read from its first page, whatever the current page is. */
export function LoadMoreList<Item extends { year: number }>({ list, span, hrefOf, children }: LoadMoreListProps<Item>) {
  const { ui } = useTexts();
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const more = useLoadMore(firstPage(list, span?.from ?? list.page), span?.to ?? list.lastPage, hrefOf);
  const shown = span ? more.items.filter(({ year }) => year === span.year) : more.items;
  const isShort = span !== undefined && shown.length < MIN_SHOWN;
  const { container, onMore } = useMoreItems(more, shown.length, isShort);
  const busy = more.state === 'loading';
  return (
    <div ref={container}>
      {shown.length > 0 && children(shown)}
      {shown.length === 0 && busy && <Spinner className={styles.spinner} />}
      <p role="status" className={styles.count}>
        {busy ? ui.loading : t.shown(shown.length, span?.count ?? list.total)}
      </p>
      <LoadMore
        state={more}
        hrefOf={hrefOf}
        lastPage={span ? undefined : list.lastPage}
        isShort={isShort}
        onMore={onMore}
      />
    </div>
  );
}
