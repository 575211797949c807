import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { LoadMoreList } from '../../features/paged-list/LoadMoreList.tsx';
import { routes } from '../../routes.ts';
import type { TechnicalSetData } from './data.ts';

/** The files of a set. Those of a long set are added page by page. */
export function SetDocuments({ data }: { data: TechnicalSetData }) {
  const { id, title, total, lastPage } = data;
  const hrefOf = (page: number) => routes.technicalSet.href({ id: String(id) }, page);
  return (
    <LoadMoreList first={data} last={lastPage} total={total} lastPage={lastPage} hrefOf={hrefOf}>
      {(rows) => <DocumentList rows={rows} label={title} />}
    </LoadMoreList>
  );
}
