import type { CatalogueGroup } from './catalogue-groups.ts';
import type { Model } from './data.ts';

/** Number of models of a folded kind: one row. */
export const SHOWN_FOLDED = 3;

/** Heights are less than those on any screen, also without pictures, px. */
const PHONE_HEAD = 500;
const PHONE_ROW = 100;
/** A phone's row has two at most. */
const HIGHLIGHT = 25;
const HEAD = 400;
const ROW = 200;
const COLUMNS = 3;
const IS_PHONE = '(width < 37.5rem)';

/**
 * The number of models that can be seen above the lower edge of the window, with those that are folded between them.
 * @param bottom of the window, px from the top of the page
 */
export function modelsAbove(bottom: number, groups: readonly CatalogueGroup[], isUnfolded: boolean): number {
  const isPhone = matchMedia(IS_PHONE).matches;
  let rest = isPhone ? bottom - PHONE_HEAD : ROW * Math.ceil((bottom - HEAD) / ROW);
  let count = 0;
  for (const { items } of groups) {
    for (const [index, model] of items.entries()) {
      // Thirds of a row do not add up exactly.
      if (rest < 1) return count;
      count += 1;
      if (isUnfolded || index < SHOWN_FOLDED) rest -= isPhone ? leastHeight(model) : ROW / COLUMNS;
    }
  }
  return count;
}

function leastHeight({ highlights }: Model): number {
  return PHONE_ROW + HIGHLIGHT * Math.min(2, highlights.length);
}
