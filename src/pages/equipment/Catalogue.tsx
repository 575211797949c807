import { type ComponentProps, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useWholePage } from '../../features/below-fold/use-whole-page.ts';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { countChoices, type Filters } from '../../features/equipment/filters/facets.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/Skeleton/Skeleton.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './Catalogue.module.scss';
import { CatalogueList } from './CatalogueList.tsx';
import { CompareBar } from './CompareBar.tsx';
import type { EquipmentData } from './data.ts';
import { MediumSwitch } from './MediumSwitch.tsx';
import { countModels, filterTypes } from './catalogue-groups.ts';
import { TypeChips, TypeNav } from './TypeNav.tsx';
import { useCompareSelection } from './use-compare-selection.ts';
import { useFilterSelection } from './use-filter-selection.ts';

const FilterPanel = lazyPart(async () => (await import('./filters/views.ts')).FilterPanel);
const FilterChips = lazyPart(async () => (await import('./filters/views.ts')).FilterChips, NoChips);
const FoundModels = lazyPart(async () => (await import('./filters/views.ts')).FoundModels);

interface CatalogueProps {
  data: EquipmentData;
  query: CatalogueQuery & { selected: string[]; filters: Filters };
  breadcrumbs: Breadcrumb[];
}

export function Catalogue({ data, query, breadcrumbs }: CatalogueProps) {
  const t = useAreaTexts('equipment', equipment);
  const ticks = useCompareSelection(query, data.page);
  const selection = useFilterSelection(query, data.page);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();
  const tools = useRef<HTMLDivElement>(null);
  const kinds = data.groups;
  const { medium, type } = query;
  const inMedium = useMemo(() => filterTypes(kinds, { medium }), [kinds, medium]);
  const wanted = useMemo(() => filterTypes(kinds, { medium, type }), [kinds, medium, type]);
  const closePanel = () => {
    setPanelOpen(false);
    // The button that was clicked disappears with the panel.
    tools.current?.querySelector('button')?.focus();
  };
  const choices = countChoices(selection.filters);
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={breadcrumbs.at(-1)?.label ?? ''}
        lead={t.lead(t.models(countModels(kinds)))}
        aside={<MediumSwitch kinds={kinds} query={query} />}
      >
        <ArrowLink href={routes.selection.href()}>{t.toSelection}</ArrowLink>
      </PageHeader>
      <Section compact className={styles.layout}>
        <TypeNav kinds={inMedium} query={query} />
        <TypeChips kinds={inMedium} query={query} />
        <div className={styles.list}>
          <div ref={tools} className={styles.tools} data-script="needed">
            <Button
              variant="outline"
              size="s"
              icon="filter"
              aria-expanded={isPanelOpen}
              aria-controls={isPanelOpen ? panel : undefined}
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              {choices > 0 ? t.filtersChosen(choices) : t.filters}
            </Button>
            {choices > 0 && !isPanelOpen && (
              <Suspense>
                <FilterChips selection={selection} />
              </Suspense>
            )}
          </div>
          {isPanelOpen && (
            <Suspense>
              <FilterPanel id={panel} kinds={kinds} wanted={wanted} selection={selection} onClose={closePanel} />
            </Suspense>
          )}
          {choices > 0 ? (
            <Suspense fallback={<FoundSkeleton />}>
              <FoundModels
                data={data}
                wanted={wanted}
                query={query}
                filters={selection.filters}
                ticks={ticks}
                onClear={selection.clear}
              />
            </Suspense>
          ) : (
            <ListInParts data={data} wanted={wanted} query={query} ticks={ticks} />
          )}
          {ticks.selected.length > 0 && <CompareBar selected={ticks.selected} onClear={ticks.clear} />}
        </div>
      </Section>
    </>
  );
}

/** Renders the list in two steps without rendering the head of the page again. */
function ListInParts(props: Omit<ComponentProps<typeof CatalogueList>, 'isWhole'>) {
  const { data, query } = props;
  return <CatalogueList key={[data.page, query.medium, query.type].join()} {...props} isWhole={useWholePage()} />;
}

/** The list below offers to load the filters again; until then the button above still counts the choices. */
function NoChips() {
  return null;
}

function FoundSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonCard />
    </SkeletonGroup>
  );
}
