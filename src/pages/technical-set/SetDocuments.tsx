import { DocumentList } from '../../features/documents/DocumentList.tsx';
import type { DocumentRow } from '../../features/documents/document-rows.ts';
import { LoadMore } from '../../features/paged-list/LoadMore.tsx';
import { useLoadMore } from '../../features/paged-list/use-load-more.ts';
import { useMoreItems } from '../../features/paged-list/use-more-items.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import type { TechnicalSetData } from './data.ts';
import styles from './TechnicalSetPage.module.scss';

/** The files of a set. Those of a long set are added page by page. */
export function SetDocuments({ data }: { data: TechnicalSetData }) {
  const { shown } = useAreaTexts('articlesAndNews', articlesAndNews);
  const { id, title, total, lastPage } = data;
  const hrefOf = (page: number) => routes.technicalSet.href({ id: String(id) }, page);
  const more = useLoadMore<DocumentRow>(data, lastPage, hrefOf);
  const { container, onMore } = useMoreItems(more, more.items.length, false);
  return (
    <div ref={container}>
      <DocumentList rows={more.items} label={title} />
      {lastPage > 1 && (
        <p role="status" className={styles.shown}>
          {shown(more.items.length, total)}
        </p>
      )}
      <LoadMore state={more} hrefOf={hrefOf} lastPage={lastPage} onMore={onMore} />
    </div>
  );
}
