import { memo, useCallback, useMemo } from 'react';
import type { CatalogueQuery } from '../../../features/equipment/catalogue-query.ts';
import type { Filters } from '../../../features/equipment/filters/facets.ts';
import { useEntryState } from '../../../features/paged-list/use-entry-state.ts';
import { useFocusOnNewItems } from '../../../features/paged-list/use-focus-on-new-items.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { PartFailed } from '../../../ui/LazyPart/PartFailed.tsx';
import { SkeletonCards } from '../../../ui/Skeleton/Skeleton.tsx';
import { firstModels, groupModels, MAX_SORTED_PAGES } from '../catalogue-groups.ts';
import type { CatalogueType, EquipmentData, Model } from '../data.ts';
import { GroupList } from '../GroupList.tsx';
import { ListLine } from '../ListLine.tsx';
import { PER_PAGE } from '../per-page.ts';
import type { CompareSelection } from '../use-compare-selection.ts';
import { choiceTexts } from './facet-texts.ts';
import styles from './FoundModels.module.scss';
import { useCataloguePages } from './use-catalogue-pages.ts';
import { useFoundModels } from './use-found-models.ts';
import { useGroupsInSteps } from './use-groups-in-steps.ts';

interface FoundModelsProps {
  data: EquipmentData;
  /** The kinds in the query. */
  wanted: CatalogueType[];
  query: CatalogueQuery & { filters: Filters };
  /** The page was opened with filters in its URL, perhaps by a navigation back. */
  isRestored: boolean;
  /** Whether the visitor has made no other choice since these filters. */
  isLatest: (filters: Filters) => boolean;
  /** Slugs of the models selected for the comparison. */
  selected: CompareSelection['selected'];
  onToggle: CompareSelection['toggle'];
  onClear: () => void;
}

/** Number of models before «Показать ещё», and added by each click. */
const STEP = 24;
const NONE: number[] = [];

/** The models that match the filters, by kind, from all pages of the catalogue. Memoized: a choice renders the filters first. */
export const FoundModels = memo(function FoundModels({
  data,
  wanted,
  query,
  isRestored,
  isLatest,
  selected,
  onToggle,
  onClear,
}: FoundModelsProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  const { ui } = useTexts();
  const { filters } = query;
  const { found, retry } = useFoundModels(data.groups, wanted, filters);
  const [most, setMost] = useMost(JSON.stringify(filters));
  const positions = typeof found === 'string' ? NONE : found.positions;
  const isSortable = pagesOf(positions).length <= MAX_SORTED_PAGES;
  const sort = isSortable ? query.sort : undefined;
  const shownPositions = useMemo(() => (sort ? positions : positions.slice(0, most)), [sort, positions, most]);
  const { pages, state, retry: retryPages } = useCataloguePages(data, pagesOf(shownPositions));
  const wholeGroups = useMemo(() => {
    const counts = countByType(positions, data.groups);
    const models = shownPositions.flatMap((position) => modelAt(position, pages) ?? []);
    const own = groupModels(wanted, models, sort);
    return firstModels(own, most).map((group) => ({ ...group, count: counts.get(group.slug) ?? group.items.length }));
  }, [positions, shownPositions, pages, wanted, sort, most, data.groups]);
  const isWanted = useCallback(() => isLatest(filters), [isLatest, filters]);
  const groups = useGroupsInSteps(wholeGroups, isRestored, isWanted);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const { container, expectMore } = useFocusOnNewItems(count);
  const hasFailed = found === 'failed' || state === 'failed';
  const isLoading = found === 'loading' || state === 'loading';
  return (
    <div ref={container}>
      <ListLine query={query} isSortable={isSortable}>
        {isLoading ? ui.loading : t.found(positions.length)}
      </ListLine>
      <p className={styles.printed}>{t.printed(choiceTexts(filters, t))}</p>
      {hasFailed && <PartFailed text={t.failed} onRepeat={found === 'failed' ? retry : retryPages} />}
      {groups.map((group) => (
        <GroupList key={group.slug} group={group} isUnfolded selected={selected} onToggle={onToggle} />
      ))}
      {isLoading && count === 0 && <SkeletonCards />}
      {!isLoading && !hasFailed && positions.length === 0 && (
        <EmptyState title={t.nothing} actions={<Button onClick={onClear}>{t.resetAll}</Button>}>
          {t.nothingHint}
        </EmptyState>
      )}
      {most < positions.length && (
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
});

/** The number of shown models, kept while the filters stay the same. */
function useMost(filters: string): [number, (most: number) => void] {
  const [state, setState] = useEntryState('found', { filters, most: STEP });
  return [state.filters === filters ? state.most : STEP, (most) => setState({ filters, most })];
}

/** The pages of the catalogue, counted from 1, with these models. */
function pagesOf(positions: readonly number[]): number[] {
  return [...new Set(positions.map((position) => Math.floor(position / PER_PAGE) + 1))];
}

function modelAt(position: number, pages: ReadonlyMap<number, readonly Model[]>): Model | undefined {
  return pages.get(Math.floor(position / PER_PAGE) + 1)?.[position % PER_PAGE];
}

/** The number of these models by the slug of their kind. Positions and kinds are in the order of the catalogue. */
function countByType(positions: readonly number[], kinds: readonly CatalogueType[]): Map<string, number> {
  let counted = 0;
  let end = 0;
  return new Map(
    kinds.map(({ slug, count }) => {
      const before = counted;
      end += count;
      while ((positions[counted] ?? Infinity) < end) counted++;
      return [slug, counted - before];
    }),
  );
}
