import { type ComponentProps, Suspense, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { useFirstBottom } from '../../features/below-fold/use-whole-page.ts';
import { countChoices, type Filters } from '../../features/equipment/filters/facets.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { focusPressed } from '../../lib/browser/focus-pressed.ts';
import { useLatestCallback } from '../../lib/react/use-latest-callback.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './Catalogue.module.scss';
import { CatalogueList } from './CatalogueList.tsx';
import { filterTypes } from './catalogue-groups.ts';
import { CompareBar } from './CompareBar.tsx';
import type { EquipmentData } from './data.ts';
import { useCompareSelection } from './use-compare-selection.ts';
import { useFilterSelection } from './use-filter-selection.ts';

const FilterPanel = lazyPart(async () => (await import('./filters/views.ts')).FilterPanel);
const FilterChips = lazyPart(async () => (await import('./filters/views.ts')).FilterChips, NoChips);
const FoundModels = lazyPart(async () => (await import('./filters/views.ts')).FoundModels);

interface FilteredCatalogueProps {
  data: EquipmentData;
  query: CatalogueQuery & { selected: string[]; filters: Filters };
}

/**
 * The filters and the models. A choice renders this component, not the header and the kinds beside it: at once the filters,
 * then the models.
 */
export function FilteredCatalogue({ data, query: urlQuery }: FilteredCatalogueProps) {
  const t = useAreaTexts('equipment', equipment);
  const selection = useFilterSelection(urlQuery, data.page);
  const { filters } = selection;
  const query = useMemo(() => ({ ...urlQuery, filters }), [urlQuery, filters]);
  const shownQuery = useDeferredValue(query);
  const isLatest = useLatestCallback((shown: Filters) => shown === filters);
  const [isRestored] = useState(() => countChoices(urlQuery.filters) > 0);
  const ticks = useCompareSelection(query, data.page);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();
  const tools = useRef<HTMLDivElement>(null);
  const kinds = data.groups;
  const { medium, type } = query;
  const wanted = useMemo(() => filterTypes(kinds, { medium, type }), [kinds, medium, type]);
  // The button that was clicked disappears with the panel or with the filters.
  const focusOpener = () => tools.current?.querySelector('button')?.focus();
  const closePanel = () => {
    setPanelOpen(false);
    focusOpener();
  };
  const clear = useLatestCallback(() => {
    selection.clear();
    focusOpener();
  });
  const choices = countChoices(filters);
  return (
    <div className={styles.list}>
      <div ref={tools} className={styles.tools} data-script="needed">
        <Button
          variant="outline"
          size="s"
          icon="filter"
          aria-expanded={isPanelOpen}
          aria-controls={isPanelOpen ? panel : undefined}
          onClick={({ currentTarget }) => {
            focusPressed(currentTarget);
            setPanelOpen(!isPanelOpen);
          }}
        >
          {choices > 0 ? t.filtersChosen(choices) : t.filters}
        </Button>
        {choices > 0 && !isPanelOpen && (
          <Suspense>
            <FilterChips selection={selection} onClear={clear} />
          </Suspense>
        )}
      </div>
      {isPanelOpen && (
        <Suspense>
          <FilterPanel
            id={panel}
            kinds={kinds}
            wanted={wanted}
            selection={selection}
            onClear={clear}
            onClose={closePanel}
          />
        </Suspense>
      )}
      {countChoices(shownQuery.filters) > 0 ? (
        <Suspense fallback={<SkeletonCards />}>
          <FoundModels
            data={data}
            wanted={wanted}
            query={shownQuery}
            isRestored={isRestored}
            isLatest={isLatest}
            selected={ticks.selected}
            onToggle={ticks.toggle}
            onClear={clear}
          />
        </Suspense>
      ) : (
        <ListInParts data={data} wanted={wanted} query={shownQuery} ticks={ticks} />
      )}
      {ticks.selected.length > 0 && <CompareBar selected={ticks.selected} onClear={ticks.clear} />}
    </div>
  );
}

/** Renders the list in two steps without rendering the head of the page again. */
function ListInParts(props: Omit<ComponentProps<typeof CatalogueList>, 'isUnfolded' | 'bottom'>) {
  const { data, query } = props;
  const isUnfolded = query.type !== undefined || data.lastPage > 1;
  // If kinds are folded, the position of a navigation back says nothing about the number of models above it.
  const bottom = useFirstBottom(isUnfolded);
  const key = [data.page, query.medium, query.type].join();
  return <CatalogueList key={key} {...props} isUnfolded={isUnfolded} bottom={bottom} />;
}

/** The list below offers to load the filters again; until then the button above still counts the choices. */
function NoChips() {
  return null;
}
