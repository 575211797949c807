import { segmentFault } from '../../lib/address/pathname.ts';

/** What somebody has gathered for a project, by the names that the site knows it by. */
export interface Folder {
  /** Slugs of models. */
  products: readonly string[];
  /** Ids of documents. */
  documents: readonly number[];
}

/** What a link of a readable length, and one archive, can name. */
export const MOST_IN_FOLDER = 100;

export const EMPTY_FOLDER: Folder = { products: [], documents: [] };

/** The folder that lists of anybody's making come to: what cannot be a name, doubles and what is too much fall away. */
export function folderOf(products: readonly unknown[], documents: readonly unknown[]): Folder {
  const slugs = unique(products.filter(isSlug)).slice(0, MOST_IN_FOLDER);
  return { products: slugs, documents: unique(documents.filter(isId)).slice(0, MOST_IN_FOLDER - slugs.length) };
}

export function sizeOf({ products, documents }: Folder): number {
  return products.length + documents.length;
}

/** All of both, the first one's order before the second one's. */
export function joined(one: Folder, other: Folder): Folder {
  return {
    products: unique([...one.products, ...other.products]),
    documents: unique([...one.documents, ...other.documents]),
  };
}

/** What the folder holds beyond the part. */
export function without(folder: Folder, part: Folder): Folder {
  return {
    products: folder.products.filter((slug) => !part.products.includes(slug)),
    documents: folder.documents.filter((id) => !part.documents.includes(id)),
  };
}

/** Whether all of the part is in the folder. */
export function holds(folder: Folder, part: Folder): boolean {
  return sizeOf(without(part, folder)) === 0;
}

function isSlug(value: unknown): value is string {
  return segmentFault(value) === undefined;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
