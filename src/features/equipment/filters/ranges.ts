import { type RangeFacet, rangeDefinition } from './facets.ts';

/** A range of figures; a missing end is open. */
export interface FigureRange {
  from?: number;
  to?: number;
}

/** Parses a range of a URL: `20-100`, `5000-`, `-40`. Undefined for anything else. */
export function parseRange(text: string): FigureRange | undefined {
  const [, from = '', to = ''] = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/.exec(text) ?? [];
  if (!from && !to) return undefined;
  if (from && to && Number(from) >= Number(to)) return undefined;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** The ranges that a facet offers, from the lowest to the highest. */
export function offeredRanges(facet: RangeFacet): string[] {
  const { steps } = rangeDefinition(facet);
  return [...steps, ''].map((step, index) => `${steps[index - 1] ?? ''}-${step}`);
}

/** A test for figures. A figure on a boundary belongs to one of the two ranges. */
export function rangeTest(facet: RangeFacet, text: string): (figure: number) => boolean {
  const { from = -Infinity, to = Infinity } = parseRange(text) ?? { from: Infinity };
  return rangeDefinition(facet).edge === 'begins'
    ? (figure) => figure >= from && figure < to
    : (figure) => figure > from && figure <= to;
}
