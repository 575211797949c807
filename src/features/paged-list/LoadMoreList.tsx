import { type ReactNode, useState } from 'react';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import type { ListPage } from './list-page.ts';
import { LoadMore } from './LoadMore.tsx';
import { useLoadMore } from './use-load-more.ts';
import { useMoreItems } from './use-more-items.ts';
import styles from './YearList.module.scss';

interface LoadMoreListProps<Item> {
  /** The page that the list begins with; without items if that is not the current page. */
  first: Pick<ListPage<Item>, 'items' | 'page'>;
  /** The last page that may be added. */
  last: number;
  /** The pages that may be added, if not all. */
  pages?: readonly number[];
  hrefOf: (page: number) => string;
  /** The number of items to be shown on all pages. */
  total: number;
  /** Of the whole list; absent if the list is filtered. */
  lastPage?: number;
  /** Whether an item passes the filter. */
  isShown?: (item: Item) => boolean;
  children: (items: Item[]) => ReactNode;
}

/** Pages are added until so many more items pass the filter. */
const STEP = 9;

/** The items of a list and the controls that add more. */
export function LoadMoreList<Item>({
  first,
  last,
  pages,
  hrefOf,
  total,
  lastPage,
  isShown,
  children,
}: LoadMoreListProps<Item>) {
  const { ui } = useTexts();
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const more = useLoadMore(first, last, hrefOf, pages);
  const shown = isShown ? more.items.filter(isShown) : more.items;
  const [least, setLeast] = useState(STEP);
  const isShort = isShown !== undefined && shown.length < least;
  const { container, isBusy, awaitsFirst, onMore } = useMoreItems(more, shown.length, isShort);
  const requestMore = () => {
    setLeast(shown.length + STEP);
    onMore();
  };
  return (
    <div ref={container}>
      {awaitsFirst && <SkeletonCards />}
      {shown.length > 0 && !awaitsFirst && children(shown)}
      <Status className={styles.count}>{isBusy || awaitsFirst ? ui.loading : t.shown(shown.length, total)}</Status>
      <LoadMore
        state={isBusy ? { ...more, state: 'loading' } : more}
        hrefOf={hrefOf}
        lastPage={lastPage}
        // The first items are loaded without a request, so the button would only flash.
        isShort={isShort && least === STEP}
        onMore={requestMore}
      />
    </div>
  );
}
