import { type ReactNode, useEffect } from 'react';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import type { YearSpan } from '../../lib/data/year-spans.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { LoadMoreError } from './LoadMoreError.tsx';
import { useFocusOnNewItems } from './use-focus-on-new-items.ts';
import { useLoadMore } from './use-load-more.ts';
import type { YearListData } from './list-page.ts';
import styles from './YearList.module.scss';

interface LoadMoreListProps<Item> {
  list: YearListData<Item>;
  /** The year on the screen; without one, all. */
  span: YearSpan | undefined;
  hrefOf: (page: number) => string;
  children: (items: Item[]) => ReactNode;
}

/** Fewer items of a year than these do not fill a screen: the next page is added unasked. */
const MIN_SHOWN = 9;

/** The items on the screen and what adds more of them. */
export function LoadMoreList<Item extends { year: number }>({ list, span, hrefOf, children }: LoadMoreListProps<Item>) {
  const t = useTexts();
  const publicationTexts = useAreaTexts('articlesAndNews', articlesAndNews);
  const { items, page, state, loadMore } = useLoadMore(firstPage(list, span), span?.to ?? list.lastPage, hrefOf);
  const shown = span ? items.filter(({ year }) => year === span.year) : items;
  const { container, expectMore } = useFocusOnNewItems(shown.length);
  const isShort = span !== undefined && shown.length < MIN_SHOWN && state === 'idle';
  useEffect(() => {
    if (isShort) loadMore?.();
  });

  const busy = state === 'loading';
  const onMore = () => {
    expectMore();
    loadMore?.();
  };
  return (
    <div ref={container}>
      {shown.length > 0 && children(shown)}
      {shown.length === 0 && busy && <Spinner className={styles.spinner} />}
      <p role="status" className={styles.count}>
        {busy ? t.ui.loading : publicationTexts.shown(shown.length, span?.count ?? list.total)}
      </p>
      {state === 'failed' && <LoadMoreError href={hrefOf(page + 1)} page={page + 1} onRepeat={onMore} />}
      {!span && (
        <Pagination current={page} last={list.lastPage} hrefOf={hrefOf} more={loadMore && { onClick: onMore, busy }} />
      )}
      {span && loadMore && shown.length >= MIN_SHOWN && (
        <div className={styles.more}>
          <Button variant="outline" busy={busy} busyLabel={t.ui.loading} wide="phone" onClick={onMore}>
            {t.ui.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A year begins on its own page, wherever the address stands. */
function firstPage<Item>(list: YearListData<Item>, span: YearSpan | undefined): { items: Item[]; page: number } {
  return span && span.from !== list.page ? { items: [], page: span.from - 1 } : list;
}
