import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { YearSpan } from '../../lib/year-spans.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { SkeletonCard } from '../../ui/Skeleton/Skeleton.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ListFailure } from './ListFailure.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';
import { type ListPages, useListPages } from './use-list-pages.ts';
import type { YearListData } from './YearList.tsx';
import styles from './YearList.module.scss';

interface GrowingListProps<Item> {
  list: YearListData<Item>;
  /** The year on the screen. */
  span: YearSpan | undefined;
  hrefOf: (page: number) => string;
  children: (items: Item[]) => ReactNode;
}

/** Fewer items of a year than these do not fill a screen: the next page is added unasked. */
const ENOUGH = 9;

/** The items on the screen and what adds more of them. */
export function GrowingList<Item extends { year: number }>({ list, span, hrefOf, children }: GrowingListProps<Item>) {
  const pages = useListPages(firstPage(list, span), span?.to ?? list.lastPage, hrefOf);
  const shown = span ? pages.items.filter(({ year }) => year === span.year) : pages.items;
  const { place, watch } = useFocusOnNew(shown.length);
  useFilling(pages, span !== undefined && shown.length < ENOUGH);

  const isBusy = pages.state === 'loading';
  const more = pages.loadMore && { onClick: watch(pages.loadMore), busy: isBusy };
  return (
    <div ref={place}>
      {shown.length > 0 ? children(shown) : isBusy && <Waiting />}
      <Shown count={shown.length} total={span?.count ?? list.total} />
      {pages.state === 'failed' && <ListFailure page={pages.page + 1} hrefOf={hrefOf} onRepeat={pages.loadMore} />}
      {span ? (
        <More {...pages} onClick={more?.onClick} hasMore={shown.length < span.count} />
      ) : (
        <Pagination current={pages.page} last={list.lastPage} hrefOf={hrefOf} more={more} />
      )}
    </div>
  );
}
