import type { DocumentKind } from '../../api/resources/document-category.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RepeatButton } from '../../ui/RepeatButton/RepeatButton.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { useMinimumLoading } from '../../ui/Skeleton/use-minimum-loading.ts';
import { useApiQuery } from '../api-client/use-api-query.ts';
import { DocumentList } from './DocumentList.tsx';
import { LoadingDocuments } from './LoadingDocuments.tsx';
import { toDocumentRow } from './document-rows.ts';
import styles from './FoundDocuments.module.scss';

/** The API's maximum for a page; a longer result needs a narrower query. */
const MAX_RESULTS = 100;

interface FoundDocumentsProps {
  find: string;
  /** Restricts the search to a kind or a category. */
  kind?: DocumentKind;
  category?: number;
}

/** The documents whose name or text matches the query, by the API. */
export function FoundDocuments({ find, kind, category }: FoundDocumentsProps) {
  const t = useAreaTexts('documents', documents);
  const apiQuery = useApiQuery(`${kind} ${category} ${find}`, async (client, signal) => {
    const api = await withinLimit(import('../../api/resources/document.ts'));
    const resource = api.documents(client);
    const { items, lastPage } = await resource.page({ search: find, kind, category, perPage: MAX_RESULTS }, { signal });
    return { rows: items.map((document) => toDocumentRow(document, { documents: resource })), isAll: lastPage <= 1 };
  });
  const waits = useMinimumLoading(apiQuery.status === 'loading');

  if (apiQuery.status === 'failed') {
    return (
      <EmptyState title={t.searchFailed} icon="reload" isReply actions={<RepeatButton onRepeat={apiQuery.repeat} />}>
        {t.searchFailedHint}
      </EmptyState>
    );
  }
  if (waits || apiQuery.status !== 'ready') return <LoadingDocuments />;
  const { rows, isAll } = apiQuery.answer;
  if (rows.length === 0)
    return (
      <EmptyState title={t.noResults} isReply>
        {t.noResultsHint}
      </EmptyState>
    );
  return (
    <>
      <Status className={styles.count}>{isAll ? t.found(find, rows.length) : t.foundFirst(find, rows.length)}</Status>
      <DocumentList rows={rows} label={t.results} />
    </>
  );
}
