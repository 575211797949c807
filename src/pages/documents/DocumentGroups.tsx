import { useEffect } from 'react';
import { LoadMoreError } from '../../features/paged-list/LoadMoreError.tsx';
import { useFocusOnNewItems } from '../../features/paged-list/use-focus-on-new-items.ts';
import { useLoadMore } from '../../features/paged-list/use-load-more.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { routes } from '../../routes.ts';
import type { Category, CategoryRow, DocumentsData } from './data.ts';
import { DocumentGroupList } from './DocumentGroupList.tsx';
import { type DocumentSelection, groupDocuments } from './document-groups.ts';
import { SelectAll } from './SelectAll.tsx';

interface DocumentGroupsProps {
  data: DocumentsData;
  /** The categories that the address asks for. */
  wanted: Category[];
  /** Words that the names must hold; a list of several pages knows only its own. */
  find: string;
  chosen: DocumentSelection;
  onChange: (chosen: DocumentSelection) => void;
}

/** Fewer documents than these do not fill a screen: the next page is added unasked. */
const MIN_SHOWN = 20;

const hrefOf = (page: number) => routes.documents.href({}, page);

/** The documents that are asked for. A long list goes on page by page, from where the asked categories begin. */
export function DocumentGroups({ data, wanted, find, chosen, onChange }: DocumentGroupsProps) {
  const { ui } = useTexts();
  const isReduced = wanted.length < data.categories.length;
  const span = isReduced ? pageSpan(wanted) : { from: data.page, to: data.lastPage };
  const { items, page, state, loadMore } = useLoadMore<CategoryRow>(firstPage(data, span.from), span.to, hrefOf);
  const groups = groupDocuments(wanted, items, find);
  const shown = groups.flatMap(({ rows }) => rows);
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  const isShort = isReduced && state === 'idle' && shown.length < Math.min(MIN_SHOWN, total);
  useEffect(() => {
    if (isShort) loadMore?.();
  });

  const { container, expectMore } = useFocusOnNewItems(shown.length);
  const onMore = () => {
    expectMore();
    loadMore?.();
  };
  const busy = state === 'loading';
  const isFound = find.trim() !== '';
  if (shown.length === 0 && busy) return <Spinner />;
  return (
    <div ref={container}>
      {shown.length === 0 && state === 'idle' && !loadMore && <NoDocuments />}
      {shown.length > 0 && (
        <SelectAll rows={shown} total={isFound ? shown.length : total} chosen={chosen} onChange={onChange} />
      )}
      {groups.map((group) => (
        <DocumentGroupList
          key={group.id}
          group={group}
          chosen={chosen}
          onChange={onChange}
          isWhole={isFound || data.lastPage > 1}
          hasZip={!isFound && wanted.length > 1}
        />
      ))}
      {state === 'failed' && <LoadMoreError href={hrefOf(page + 1)} page={page + 1} onRepeat={onMore} />}
      {!isReduced && (
        <Pagination current={page} last={data.lastPage} hrefOf={hrefOf} more={loadMore && { onClick: onMore, busy }} />
      )}
      {isReduced && loadMore && (
        <Button variant="outline" busy={busy} busyLabel={ui.loading} wide="phone" onClick={onMore}>
          {ui.showMore}
        </Button>
      )}
    </div>
  );
}

function NoDocuments() {
  const t = useAreaTexts('documents', documents);
  return (
    <EmptyState
      title={t.nothing}
      actions={
        <Button variant="outline" href={routes.documents.href()}>
          {t.showAll}
        </Button>
      }
    >
      {t.nothingHint}
    </EmptyState>
  );
}

/** The pages on which the categories lie. */
function pageSpan(categories: Category[]): { from: number; to: number } {
  return { from: Math.min(...categories.map(({ from }) => from)), to: Math.max(0, ...categories.map(({ to }) => to)) };
}

/** The page at hand where the list begins on it; otherwise the pages before it count as read. */
function firstPage(data: DocumentsData, from: number): { items: CategoryRow[]; page: number } {
  return from === data.page ? data : { items: [], page: from - 1 };
}
