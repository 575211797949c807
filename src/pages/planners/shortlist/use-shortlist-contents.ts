import type { DocumentRow } from '../../../features/documents/document-rows.ts';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { type Shortlist, createShortlist } from '../../../features/shortlist/shortlist.ts';
import type { ListSource } from '../../../features/paged-list/read-list.ts';
import { type ItemsByKey, useItemsByKey } from '../../../features/paged-list/use-items-by-key.ts';
import { routes } from '../../../routes.ts';

/** The models and documents of a shortlist. */
export interface ShortlistContents {
  products: ProductCardData[];
  documents: DocumentRow[];
  /** The items that exist. */
  known: Shortlist;
  /** The items that no longer exist. */
  missing: Shortlist;
  state: ItemsByKey<unknown, unknown>['state'];
  /** Loads the failed lists again. */
  retry: () => void;
}

const catalogue: ListSource<ProductCardData, string> = {
  hrefOf: (page) => routes.equipment.href({}, page),
  keyOf: ({ slug }) => slug,
};
const documentList: ListSource<DocumentRow, number> = {
  hrefOf: (page) => routes.documents.href({}, page),
  keyOf: ({ id }) => id,
};

/** Loads the items of a shortlist from the payloads of the catalogue and of the documents. */
export function useShortlistContents(shortlist: Shortlist): ShortlistContents {
  const products = useItemsByKey(shortlist.products, catalogue);
  const documents = useItemsByKey(shortlist.documents, documentList);
  const states = [products.state, documents.state];
  return {
    products: products.items,
    documents: documents.items,
    known: createShortlist(products.items.map(catalogue.keyOf), documents.items.map(documentList.keyOf)),
    missing: { products: products.missing, documents: documents.missing },
    // A failure is shown beside what has loaded, not in place of what is still loading.
    state: states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'ready',
    retry: () => {
      products.retry();
      documents.retry();
    },
  };
}
