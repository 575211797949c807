import { useEffect } from 'react';
import { catalogueAddress, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { ListFailure } from '../../features/paged-list/LoadMoreError.tsx';
import { useFocusOnNew } from '../../features/paged-list/use-focus-on-new-items.ts';
import { useListPages } from '../../features/paged-list/use-load-more.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { publications } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import styles from './Catalogue.module.scss';
import type { EquipmentData, Kind, Model } from './data.ts';
import { GroupList } from './GroupList.tsx';
import { countModels, grouped } from './catalogue-groups.ts';
import { SortLinks } from './SortLinks.tsx';
import type { Ticks } from './use-compare-selection.ts';

interface CatalogueListProps {
  data: EquipmentData;
  /** The kinds that the query asks for. */
  wanted: Kind[];
  query: CatalogueQuery;
  ticks: Ticks;
}

/** Fewer models than these do not fill a screen: the next page is added unasked. */
const ENOUGH = 12;
/** Models can be put in another order once all of them are here; more pages than these are not fetched for it. */
const MOST_SORTED_PAGES = 10;

const hrefOf = (page: number) => routes.equipment.href({}, page);

/** The models that are asked for. A large catalogue goes on page by page, from where the asked kinds begin. */
export function CatalogueList({ data, wanted, query, ticks }: CatalogueListProps) {
  const t = useAreaTexts('equipment', equipment);
  const { shown: shownOf } = useAreaTexts('publications', publications);
  const { ui } = useTexts();
  const isFiltered = wanted.length < data.groups.length;
  const span = isFiltered ? spanOf(wanted) : { from: data.page, to: data.lastPage };
  const { items, page, state, loadMore } = useListPages<Model>(beginning(data, span.from), span.to, hrefOf);
  const shown = grouped(wanted, items, query.sort);
  const count = shown.reduce((sum, group) => sum + group.items.length, 0);
  const total = countModels(wanted);
  const isSortable = span.to - span.from < MOST_SORTED_PAGES;
  const isWanting = state === 'idle' && (count < Math.min(ENOUGH, total) || (query.sort && isSortable));
  useEffect(() => {
    if (isWanting) loadMore?.();
  });

  const { place, expectMore } = useFocusOnNew(count);
  const onMore = () => {
    expectMore();
    loadMore?.();
  };
  const busy = state === 'loading';
  return (
    <div ref={place}>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {busy ? ui.loading : data.lastPage > 1 ? shownOf(count, total) : t.models(total)}
        </p>
        {isSortable && <SortLinks query={query} />}
      </div>
      {shown.map((group) => (
        <GroupList
          key={group.slug}
          group={group}
          isWhole={query.type !== undefined || data.lastPage > 1}
          selected={ticks.selected}
          onToggle={ticks.toggle}
        />
      ))}
      {total === 0 && (
        <EmptyState title={t.empty.title} actions={<Button href={catalogueAddress()}>{t.empty.all}</Button>}>
          {t.empty.text}
        </EmptyState>
      )}
      {state === 'failed' && <ListFailure href={hrefOf(page + 1)} page={page + 1} onRepeat={onMore} />}
      {!isFiltered && (
        <Pagination current={page} last={data.lastPage} hrefOf={hrefOf} more={loadMore && { onClick: onMore, busy }} />
      )}
      {isFiltered && loadMore && (
        <div className={styles.more}>
          <Button variant="outline" busy={busy} busyLabel={ui.loading} wide="phone" onClick={onMore}>
            {ui.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The pages on which the kinds lie. */
function spanOf(kinds: Kind[]): { from: number; to: number } {
  return { from: Math.min(...kinds.map(({ from }) => from)), to: Math.max(0, ...kinds.map(({ to }) => to)) };
}

/** The page at hand where the list begins on it; otherwise the pages before it count as read. */
function beginning(data: EquipmentData, from: number): { items: Model[]; page: number } {
  return from === data.page ? data : { items: [], page: from - 1 };
}
