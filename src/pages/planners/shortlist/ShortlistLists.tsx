import type { ReactNode } from 'react';
import type { DocumentRow } from '../../../features/documents/document-rows.ts';
import { DownloadButton } from '../../../features/documents/DownloadButton.tsx';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { sizeOf } from '../../../features/shortlist/shortlist.ts';
import { folder } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FileList, FileRow } from '../../../ui/FileRow/FileRow.tsx';
import { WaitingRows } from './ShortlistSkeleton.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { Contents } from './use-shortlist-contents.ts';

interface FolderListsProps {
  contents: Contents;
  /** Takes out what the site does not have any more. */
  onRemoveGone?: (() => void) | undefined;
  renderProductAction: (product: ProductCardData) => ReactNode;
  renderDocumentAction: (document: DocumentRow) => ReactNode;
}

/** The models and the documents of a folder, and a word on what is missing. */
export function FolderLists({ contents, onRemoveGone, renderProductAction, renderDocumentAction }: FolderListsProps) {
  const t = useAreaTexts('folder', folder);
  const { products, documents, gone, state, repeat } = contents;
  return (
    <>
      {sizeOf(gone) > 0 && (
        <Note
          action={
            onRemoveGone && (
              <Button variant="quiet" size="s" onClick={onRemoveGone}>
                {t.removeGone}
              </Button>
            )
          }
        >
          {t.gone(sizeOf(gone))}
        </Note>
      )}
      {state === 'failed' && (
        <Note
          action={
            <Button variant="quiet" size="s" icon="reload" onClick={repeat}>
              {t.repeat}
            </Button>
          }
        >
          {t.failed}
        </Note>
      )}
      {products.length > 0 && (
        <section className="folder-part">
          <Heading count={products.length}>{t.products}</Heading>
          <ul aria-label={t.products}>
            {products.map((product) => (
              <ProductRow key={product.slug} product={product} action={renderProductAction(product)} />
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section className="folder-part">
          <Heading count={documents.length}>{t.documents}</Heading>
          <FileList label={t.documents}>
            {documents.map((row) => (
              <FileRow
                key={row.id}
                file={row.file}
                date={row.date}
                action={
                  <>
                    <DownloadButton row={row} />
                    {renderDocumentAction(row)}
                  </>
                }
              />
            ))}
          </FileList>
        </section>
      )}
      {state === 'loading' && <WaitingRows />}
    </>
  );
}

function Heading({ count, children }: { count: number; children: string }) {
  return (
    <h2 className="folder-heading">
      {children} <span className="folder-count">{count}</span>
    </h2>
  );
}

function Note({ children, action }: { children: string; action: ReactNode }) {
  return (
    <div role="status" className="folder-note">
      <p>{children}</p>
      {action}
    </div>
  );
}
