import { invalidSegmentReason } from '../../lib/address/pathname.ts';

/** Models and documents gathered for a project, by their keys. */
export interface Shortlist {
  /** Slugs of models. */
  products: readonly string[];
  /** Ids of documents. */
  documents: readonly number[];
  /** Quantities above one, by the slug of the model. */
  quantities?: Readonly<Record<string, number>>;
}

/** The maximum for a link of readable length and for one archive. */
export const MAX_SHORTLIST_SIZE = 100;

/** A larger quantity is a typing error. */
export const MAX_QUANTITY = 999;

export const EMPTY_SHORTLIST: Shortlist = { products: [], documents: [] };

/** A shortlist from untrusted lists: invalid names, duplicates, wrong quantities and items above the limit are dropped. */
export function createShortlist(
  products: readonly unknown[],
  documents: readonly unknown[],
  quantities: Readonly<Record<string, unknown>> = {},
): Shortlist {
  const slugs = unique(products.filter(isSlug)).slice(0, MAX_SHORTLIST_SIZE);
  const ids = unique(documents.filter(isId)).slice(0, MAX_SHORTLIST_SIZE - slugs.length);
  return withQuantities({ products: slugs, documents: ids }, quantities);
}

/** The quantity of a model. */
export function quantityOf({ quantities = {} }: Shortlist, slug: string): number {
  return Object.hasOwn(quantities, slug) ? (quantities[slug] ?? 1) : 1;
}

/** The same shortlist with another quantity of a model. */
export function withQuantity(shortlist: Shortlist, slug: string, quantity: number): Shortlist {
  return withQuantities(shortlist, { ...shortlist.quantities, [slug]: quantity });
}

/** Keeps quantities above one, of models in the shortlist. */
function withQuantities({ products, documents }: Shortlist, quantities: Readonly<Record<string, unknown>>): Shortlist {
  const entries = products.flatMap((slug) => {
    const quantity = Object.hasOwn(quantities, slug) ? quantities[slug] : undefined;
    return isQuantity(quantity) ? [[slug, quantity] as const] : [];
  });
  return { products, documents, ...(entries.length > 0 && { quantities: Object.fromEntries(entries) }) };
}

export function shortlistSize({ products, documents }: Shortlist): number {
  return products.length + documents.length;
}

/** The items of both, those of the first one first. A quantity above one of the second one replaces that of the first one. */
export function mergeShortlists(one: Shortlist, other: Shortlist): Shortlist {
  const merged = {
    products: unique([...one.products, ...other.products]),
    documents: unique([...one.documents, ...other.documents]),
  };
  return withQuantities(merged, { ...one.quantities, ...other.quantities });
}

/** The shortlist with the items that it had before, in their old order. What it still has keeps its present quantity. */
export function withFormerItems(shortlist: Shortlist, before: Shortlist): Shortlist {
  const { quantities } = withoutItems(before, shortlist);
  return withQuantities(mergeShortlists(before, shortlist), { ...quantities, ...shortlist.quantities });
}

/** The shortlist without these items. */
export function withoutItems(shortlist: Shortlist, items: Shortlist): Shortlist {
  const rest = {
    products: shortlist.products.filter((slug) => !items.products.includes(slug)),
    documents: shortlist.documents.filter((id) => !items.documents.includes(id)),
  };
  return withQuantities(rest, shortlist.quantities ?? {});
}

/** Whether the shortlist has all of these items. */
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
