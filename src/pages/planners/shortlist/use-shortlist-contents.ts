import type { DocumentRow } from '../../../features/documents/document-rows.ts';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { type Folder, folderOf } from '../../../features/shortlist/shortlist.ts';
import type { SearchedList } from '../../../features/paged-list/read-list.ts';
import { type FoundInList, useFoundInList } from '../../../features/paged-list/use-items-by-key.ts';
import { routes } from '../../../routes.ts';

/** What a folder's names stand for. */
export interface Contents {
  products: ProductCardData[];
  documents: DocumentRow[];
  /** What is there, by name. */
  known: Folder;
  /** What the site does not have any more. */
  gone: Folder;
  state: FoundInList<unknown, unknown>['state'];
  /** Asks again for what has not come. */
  repeat: () => void;
}

const catalogue: SearchedList<ProductCardData, string> = {
  hrefOf: (page) => routes.equipment.href({}, page),
  keyOf: ({ slug }) => slug,
};
const documentList: SearchedList<DocumentRow, number> = {
  hrefOf: (page) => routes.documents.href({}, page),
  keyOf: ({ id }) => id,
};

/** Looks the folder up in the catalogue and in the list of documents. */
export function useContents(folder: Folder): Contents {
  const products = useFoundInList(folder.products, catalogue);
  const documents = useFoundInList(folder.documents, documentList);
  const states = [products.state, documents.state];
  return {
    products: products.items,
    documents: documents.items,
    known: folderOf(products.items.map(catalogue.keyOf), documents.items.map(documentList.keyOf)),
    gone: { products: products.gone, documents: documents.gone },
    state: states.includes('failed') ? 'failed' : states.includes('loading') ? 'loading' : 'ready',
    repeat: () => {
      products.repeat();
      documents.repeat();
    },
  };
}
