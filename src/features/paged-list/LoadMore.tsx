import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { LoadMoreError } from './LoadMoreError.tsx';
import type { LoadMoreState } from './use-load-more.ts';
import styles from './YearList.module.scss';

interface LoadMoreProps {
  state: LoadMoreState<unknown>;
  hrefOf: (page: number) => string;
  /** Of the whole list; absent if the list is filtered, since its pages are not those of the site. */
  lastPage: number | undefined;
  /** The next page is loaded automatically, so a button would only flash. */
  isShort?: boolean;
  onMore: () => void;
}

/** The controls below a list: a button for its next page, and the error if that did not load. */
export function LoadMore({
  state: { page, next, state, loadMore },
  hrefOf,
  lastPage,
  isShort = false,
  onMore,
}: LoadMoreProps) {
  const { ui } = useTexts();
  const busy = state === 'loading';
  return (
    <>
      {state === 'failed' && next !== undefined && <LoadMoreError href={hrefOf(next)} page={next} onRepeat={onMore} />}
      {lastPage !== undefined && (
        <Pagination current={page} last={lastPage} hrefOf={hrefOf} more={loadMore && { onClick: onMore, busy }} />
      )}
      {lastPage === undefined && loadMore && !isShort && (
        <div className={styles.more}>
          <Button variant="outline" busy={busy} busyLabel={ui.loading} wide="phone" onClick={onMore}>
            {ui.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
