import { LoadingDocuments } from '../../features/documents/LoadingDocuments.tsx';
import { LoadMore } from '../../features/paged-list/LoadMore.tsx';
import { firstPage, pageSpan } from '../../features/paged-list/page-span.ts';
import { useLoadMore } from '../../features/paged-list/use-load-more.ts';
import { useMoreItems } from '../../features/paged-list/use-more-items.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { routes } from '../../routes.ts';
import type { Category, CategoryRow, DocumentsData } from './data.ts';
import { DocumentGroupList } from './DocumentGroupList.tsx';
import { type DocumentSelection, groupDocuments } from './document-groups.ts';
import { SelectAll } from './SelectAll.tsx';

interface DocumentGroupsProps {
  data: DocumentsData;
  /** The categories in the query. */
  wanted: Category[];
  /** Words that the names must contain; a list of several pages filters loaded rows only. */
  find: string;
  chosen: DocumentSelection;
  onChange: (chosen: DocumentSelection) => void;
}

/** With fewer documents the screen is not full, so the next page is added automatically. */
const MIN_SHOWN = 20;

const hrefOf = (page: number) => routes.documents.href({}, page);

/** The selected documents. A long list is loaded page by page, from the page where the selected categories begin. */
export function DocumentGroups({ data, wanted, find, chosen, onChange }: DocumentGroupsProps) {
  const isReduced = wanted.length < data.categories.length;
  const span = isReduced ? pageSpan(wanted) : { from: data.page, to: data.lastPage };
  const more = useLoadMore<CategoryRow>(firstPage(data, span.from), span.to, hrefOf);
  const groups = groupDocuments(wanted, more.items, find);
  const shown = groups.flatMap(({ rows }) => rows);
  const total = wanted.reduce((sum, { count }) => sum + count, 0);
  const isShort = isReduced && shown.length < Math.min(MIN_SHOWN, total);
  const { container, awaitsFirst, onMore } = useMoreItems(more, shown.length, isShort);
  const isFound = find.trim() !== '';
  return (
    <div ref={container}>
      {awaitsFirst ? (
        <LoadingDocuments />
      ) : (
        <>
          {shown.length === 0 && more.state === 'idle' && !more.loadMore && (
            <NoDocuments isArchiveEmpty={data.categories.length === 0} />
          )}
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
        </>
      )}
      <LoadMore
        state={more}
        hrefOf={hrefOf}
        lastPage={isReduced ? undefined : data.lastPage}
        isShort={awaitsFirst}
        onMore={onMore}
      />
    </div>
  );
}

function NoDocuments({ isArchiveEmpty }: { isArchiveEmpty: boolean }) {
  const t = useAreaTexts('documents', documents);
  const { emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  if (isArchiveEmpty) return <EmptyState title={emptyList} icon="file" />;
  return (
    <EmptyState
      title={t.nothing}
      isReply
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
