import { useDeferredValue, useMemo } from 'react';
import type { CatalogueQuery } from '../../../features/equipment/catalogue-query.ts';
import type { Filters } from '../../../features/equipment/filters/facets.ts';
import { useEntryState } from '../../../features/paged-list/use-entry-state.ts';
import { useFocusOnNewItems } from '../../../features/paged-list/use-focus-on-new-items.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import { firstModels, groupModels } from '../catalogue-groups.ts';
import type { CatalogueType, EquipmentData, Model } from '../data.ts';
import { GroupList } from '../GroupList.tsx';
import { ListLine } from '../ListLine.tsx';
import { PER_PAGE } from '../per-page.ts';
import type { CompareSelection } from '../use-compare-selection.ts';
import { FiltersFailed } from './FiltersFailed.tsx';
import styles from './FoundModels.module.scss';
import { useCataloguePages } from './use-catalogue-pages.ts';
import { useFoundPlaces } from './use-found-places.ts';

interface FoundModelsProps {
  data: EquipmentData;
  /** The kinds that the query asks for. */
  wanted: CatalogueType[];
  query: CatalogueQuery;
  filters: Filters;
  ticks: CompareSelection;
  onClear: () => void;
}

/** Models that show before «Показать ещё», and that each press adds. */
const STEP = 24;
/** Models can be put in another order once all of them are here; more pages than these are not fetched for it. */
const MAX_SORTED_PAGES = 10;
const NONE: number[] = [];

/** The models that the filters have found, kind by kind, on whatever pages of the catalogue they lie. */
export function FoundModels({ data, wanted, query, filters, ticks, onClear }: FoundModelsProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  const { ui } = useTexts();
  const { found, retry } = useFoundPlaces(data.groups, wanted, useDeferredValue(filters));
  const [most, setMost] = useEntryState(`found ${JSON.stringify(filters)}`, STEP);
  const places = typeof found === 'string' ? NONE : found.places;
  const isSortable = pagesOf(places).length <= MAX_SORTED_PAGES;
  const sort = isSortable ? query.sort : undefined;
  const shownPlaces = useMemo(() => (sort ? places : places.slice(0, most)), [sort, places, most]);
  const { pages, state, retry: retryPages } = useCataloguePages(data, pagesOf(shownPlaces));
  const groups = useMemo(() => {
    const counts = countByType(places, data.groups);
    const models = shownPlaces.flatMap((place) => modelAt(place, pages) ?? []);
    const own = groupModels(wanted, models, sort);
    return firstModels(own, most).map((group) => ({ ...group, count: counts.get(group.slug) ?? group.items.length }));
  }, [places, shownPlaces, pages, wanted, sort, most, data.groups]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const { container, expectMore } = useFocusOnNewItems(count);
  const hasFailed = found === 'failed' || state === 'failed';
  const isLoading = found === 'loading' || state === 'loading';
  return (
    <div ref={container}>
      <ListLine query={query} isSortable={isSortable}>
        {isLoading ? ui.loading : t.found(places.length)}
      </ListLine>
      {hasFailed && <FiltersFailed onRepeat={found === 'failed' ? retry : retryPages} />}
      {groups.map((group) => (
        <GroupList key={group.slug} group={group} isUnfolded selected={ticks.selected} onToggle={ticks.toggle} />
      ))}
      {isLoading && count === 0 && (
        <SkeletonGroup>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {!isLoading && !hasFailed && places.length === 0 && (
        <EmptyState title={t.nothing} actions={<Button onClick={onClear}>{t.resetAll}</Button>}>
          {t.nothingHint}
        </EmptyState>
      )}
      {most < places.length && (
        <div className={styles.more}>
          <Button
            variant="outline"
            wide="phone"
            busy={isLoading}
            busyLabel={ui.loading}
            onClick={() => {
              expectMore();
              setMost(most + STEP);
            }}
          >
            {ui.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The pages of the catalogue, counted from 1, on which models lie. */
function pagesOf(places: readonly number[]): number[] {
  return [...new Set(places.map((place) => Math.floor(place / PER_PAGE) + 1))];
}

function modelAt(place: number, pages: ReadonlyMap<number, readonly Model[]>): Model | undefined {
  return pages.get(Math.floor(place / PER_PAGE) + 1)?.[place % PER_PAGE];
}

/** How many of the places belong to each kind, by its slug. */
function countByType(places: readonly number[], kinds: readonly CatalogueType[]): Map<string, number> {
  let from = 0;
  return new Map(
    kinds.map(({ slug, count }) => {
      const [start, end] = [from, from + count];
      from = end;
      return [slug, places.filter((place) => place >= start && place < end).length];
    }),
  );
}
