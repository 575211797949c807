import { useFirstBottom } from '../../features/below-fold/use-whole-page.ts';

/** Less than the heights that they have on any screen, also without pictures, px: the head of the page, and a row of models. */
const HEAD = 400;
const PHONE_ROW = 100;
const ROW = 200;
/** Models in a row, unless the window has the width of a phone. */
const COLUMNS = 3;
const PHONE = '(width < 37.5rem)';

/**
 * The number of models that can be seen in the first frame after a navigation, at the top of the page or at the position to
 * which a navigation back returns. Then undefined: all are rendered.
 * @param isUnfolded whether all models are visible: otherwise the position says nothing about their number
 */
export function useFirstModels(isUnfolded: boolean): number | undefined {
  const bottom = useFirstBottom(isUnfolded);
  if (bottom === undefined) return undefined;
  const rest = Math.max(0, bottom - HEAD);
  return matchMedia(PHONE).matches ? Math.ceil(rest / PHONE_ROW) : COLUMNS * Math.ceil(rest / ROW);
}
