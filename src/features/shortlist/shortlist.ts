import { invalidSegmentReason } from '../../lib/address/pathname.ts';

/** Models and documents gathered for a project, by their keys. */
export interface Shortlist {
  /** Slugs of models. */
  products: readonly string[];
  /** Ids of documents. */
  documents: readonly number[];
  /** How many of a model are wanted, by slug, where it is more than one. */
  quantities?: Readonly<Record<string, number>>;
}

/** The most items that a link of a readable length, and one archive, can name. */
export const MAX_SHORTLIST_SIZE = 100;

/** More of one model is a mistake in typing. */
export const MAX_QUANTITY = 999;

export const EMPTY_SHORTLIST: Shortlist = { products: [], documents: [] };

/** A shortlist of untrusted lists: invalid names, duplicates, wrong numbers and items above the limit are dropped. */
export function createShortlist(
  products: readonly unknown[],
  documents: readonly unknown[],
  quantities: Readonly<Record<string, unknown>> = {},
): Shortlist {
  const slugs = unique(products.filter(isSlug)).slice(0, MAX_SHORTLIST_SIZE);
  const ids = unique(documents.filter(isId)).slice(0, MAX_SHORTLIST_SIZE - slugs.length);
  return withQuantities({ products: slugs, documents: ids }, quantities);
}

/** How many of a model are wanted. */
export function quantityOf({ quantities = {} }: Shortlist, slug: string): number {
  return Object.hasOwn(quantities, slug) ? (quantities[slug] ?? 1) : 1;
}

/** The same shortlist with another number of a model. */
export function withQuantity(shortlist: Shortlist, slug: string, quantity: number): Shortlist {
  return withQuantities(shortlist, { ...shortlist.quantities, [slug]: quantity });
}

/** Of the numbers only those are kept that say more than one, of a model that is there. */
function withQuantities({ products, documents }: Shortlist, quantities: Readonly<Record<string, unknown>>): Shortlist {
  const kept = products.flatMap((slug) => {
    const quantity = Object.hasOwn(quantities, slug) ? quantities[slug] : undefined;
    return isQuantity(quantity) ? [[slug, quantity] as const] : [];
  });
  return { products, documents, ...(kept.length > 0 && { quantities: Object.fromEntries(kept) }) };
}

export function shortlistSize({ products, documents }: Shortlist): number {
  return products.length + documents.length;
}

/** The items of both, those of the first one first. Of a model in both the second one says how many. */
export function mergeShortlists(one: Shortlist, other: Shortlist): Shortlist {
  const merged = {
    products: unique([...one.products, ...other.products]),
    documents: unique([...one.documents, ...other.documents]),
  };
  return withQuantities(merged, { ...one.quantities, ...other.quantities });
}

/** The items of the shortlist that the part does not have. */
export function withoutItems(shortlist: Shortlist, items: Shortlist): Shortlist {
  const rest = {
    products: shortlist.products.filter((slug) => !items.products.includes(slug)),
    documents: shortlist.documents.filter((id) => !items.documents.includes(id)),
  };
  return withQuantities(rest, shortlist.quantities ?? {});
}

/** Whether the shortlist has every item of the part. */
export function hasItems(shortlist: Shortlist, items: Shortlist): boolean {
  return shortlistSize(withoutItems(items, shortlist)) === 0;
}

function isSlug(value: unknown): value is string {
  return invalidSegmentReason(value) === undefined;
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 1 && Number(value) <= MAX_QUANTITY;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
