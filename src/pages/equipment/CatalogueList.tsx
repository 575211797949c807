import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { LoadMore } from '../../features/paged-list/LoadMore.tsx';
import { firstPage, pageSpan } from '../../features/paged-list/page-span.ts';
import { useLoadMore } from '../../features/paged-list/use-load-more.ts';
import { useMoreItems } from '../../features/paged-list/use-more-items.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { EquipmentData, CatalogueType, Model } from './data.ts';
import { GroupList } from './GroupList.tsx';
import { ListLine } from './ListLine.tsx';
import { modelsAbove } from './first-models.ts';
import { countModels, firstModels, groupModels, MAX_SORTED_PAGES } from './catalogue-groups.ts';
import type { CompareSelection } from './use-compare-selection.ts';

interface CatalogueListProps {
  data: EquipmentData;
  /** The kinds in the query. */
  wanted: CatalogueType[];
  query: CatalogueQuery;
  ticks: CompareSelection;
  /** Shows all models of each kind: only one is selected, or the list has further pages. */
  isUnfolded: boolean;
  /** The lower edge of the window, px from the top of the page, if only the models above it are rendered. */
  bottom: number | undefined;
}

/** With fewer models the screen is not full, so the next page is added automatically. */
const MIN_SHOWN = 12;

const hrefOf = (page: number) => routes.equipment.href({}, page);

/** The selected models. A large catalogue is loaded page by page, from the page where the selected kinds begin. */
export function CatalogueList({ data, wanted, query, ticks, isUnfolded, bottom }: CatalogueListProps) {
  const t = useAreaTexts('equipment', equipment);
  const { shown: shownOf, emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  const { ui } = useTexts();
  const isFiltered = wanted.length < data.groups.length;
  const span = isFiltered ? pageSpan(wanted) : { from: data.page, to: data.lastPage };
  const more = useLoadMore<Model>(firstPage(data, span.from), span.to, hrefOf);
  const shown = groupModels(wanted, more.items, query.sort);
  const count = shown.reduce((sum, group) => sum + group.items.length, 0);
  const most = bottom === undefined ? count : modelsAbove(bottom, shown, isUnfolded);
  const isCut = most < count;
  const total = countModels(wanted);
  const isEmpty = countModels(data.groups) === 0;
  const isSortable = span.to - span.from < MAX_SORTED_PAGES;
  const needsMore = count < Math.min(MIN_SHOWN, total) || (query.sort !== undefined && isSortable);
  const { container, onMore } = useMoreItems(more, count, needsMore);
  const busy = more.state === 'loading';
  return (
    <div ref={container}>
      <ListLine query={query} isSortable={isSortable}>
        {busy ? ui.loading : data.lastPage > 1 ? shownOf(count, total) : t.models(total)}
      </ListLine>
      {(isCut ? firstModels(shown, most) : shown).map((group) => (
        <GroupList
          key={group.slug}
          group={group}
          isUnfolded={isUnfolded}
          selected={ticks.selected}
          onToggle={ticks.toggle}
        />
      ))}
      {isEmpty && <EmptyState title={emptyList} icon="file" />}
      {!isEmpty && total === 0 && (
        <EmptyState title={t.empty.title} actions={<Button href={catalogueHref()}>{t.empty.all}</Button>}>
          {t.empty.text}
        </EmptyState>
      )}
      {!isCut && (
        <LoadMore state={more} hrefOf={hrefOf} lastPage={isFiltered ? undefined : data.lastPage} onMore={onMore} />
      )}
    </div>
  );
}
