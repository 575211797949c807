import type { ReactNode } from 'react';
import type { DocumentRow } from '../../../features/documents/document-rows.ts';
import { DownloadButton } from '../../../features/documents/DownloadButton.tsx';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { quantityOf, type Shortlist, shortlistSize } from '../../../features/shortlist/shortlist.ts';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FileList, FileRow } from '../../../ui/FileRow/FileRow.tsx';
import { RepeatButton } from '../../../ui/RepeatButton/RepeatButton.tsx';
import { Status } from '../../../ui/Status/Status.tsx';
import { SkeletonRows } from './ShortlistSkeleton.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { ShortlistContents } from './use-shortlist-contents.ts';

interface ShortlistListsProps {
  contents: ShortlistContents;
  /** Has the quantities. */
  shortlist: Shortlist;
  /** Removes the items that no longer exist. */
  onRemoveMissing?: () => void;
  renderProductAction: (product: ProductCardData) => ReactNode;
  renderDocumentAction: (document: DocumentRow) => ReactNode;
}

/** The models and the documents of a shortlist, and a note on items that no longer exist. */
export function ShortlistLists({
  contents,
  shortlist: own,
  onRemoveMissing,
  renderProductAction,
  renderDocumentAction,
}: ShortlistListsProps) {
  const t = useAreaTexts('shortlist', shortlist);
  const { products, documents, missing, state, retry } = contents;
  return (
    <>
      {shortlistSize(missing) > 0 && (
        <Note
          action={
            onRemoveMissing && (
              <Button variant="quiet" size="s" onClick={onRemoveMissing}>
                {t.removeDeleted}
              </Button>
            )
          }
        >
          {t.deleted(shortlistSize(missing))}
        </Note>
      )}
      {state === 'failed' && <Note action={<RepeatButton variant="quiet" onRepeat={retry} />}>{t.failed}</Note>}
      {products.length > 0 && (
        <section className="shortlist-part">
          <Heading count={products.length}>{t.products}</Heading>
          <ul aria-label={t.products}>
            {products.map((product) => (
              <ProductRow
                key={product.slug}
                product={product}
                quantity={quantityOf(own, product.slug)}
                action={renderProductAction(product)}
              />
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section className="shortlist-part">
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
      {state === 'loading' && <SkeletonRows />}
    </>
  );
}

function Heading({ count, children }: { count: number; children: string }) {
  return (
    <h2 className="shortlist-heading">
      {children} <span className="shortlist-count">{count}</span>
    </h2>
  );
}

function Note({ children, action }: { children: string; action: ReactNode }) {
  return (
    <div className="shortlist-note">
      <Status>{children}</Status>
      {action}
    </div>
  );
}
