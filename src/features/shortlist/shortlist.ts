import { invalidSegmentReason } from '../../lib/address/pathname.ts';

/** Models and documents gathered for a project, by their keys. */
export interface Shortlist {
  /** Slugs of models. */
  products: readonly string[];
  /** Ids of documents. */
  documents: readonly number[];
}

/** The most items that a link of a readable length, and one archive, can name. */
export const MAX_SHORTLIST_SIZE = 100;

export const EMPTY_SHORTLIST: Shortlist = { products: [], documents: [] };

/** A shortlist of untrusted lists: invalid names, duplicates and items above the limit are dropped. */
export function createShortlist(products: readonly unknown[], documents: readonly unknown[]): Shortlist {
  const slugs = unique(products.filter(isSlug)).slice(0, MAX_SHORTLIST_SIZE);
  return { products: slugs, documents: unique(documents.filter(isId)).slice(0, MAX_SHORTLIST_SIZE - slugs.length) };
}

export function shortlistSize({ products, documents }: Shortlist): number {
  return products.length + documents.length;
}

/** The items of both, those of the first one first. */
export function mergeShortlists(one: Shortlist, other: Shortlist): Shortlist {
  return {
    products: unique([...one.products, ...other.products]),
    documents: unique([...one.documents, ...other.documents]),
  };
}

/** The items of the shortlist that the part does not have. */
export function withoutItems(shortlist: Shortlist, items: Shortlist): Shortlist {
  return {
    products: shortlist.products.filter((slug) => !items.products.includes(slug)),
    documents: shortlist.documents.filter((id) => !items.documents.includes(id)),
  };
}

/** Whether the shortlist has every item of the part. */
export function hasItems(shortlist: Shortlist, items: Shortlist): boolean {
  return shortlistSize(withoutItems(items, shortlist)) === 0;
}

function isSlug(value: unknown): value is string {
  return invalidSegmentReason(value) === undefined;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
