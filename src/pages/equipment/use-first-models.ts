import { useFirstBottom } from '../../features/below-fold/use-whole-page.ts';

/** Heights are less than those on any screen, also without pictures, px. */
const PHONE = { head: 500, row: 100, columns: 1 };
const WIDER = { head: 400, row: 200, columns: 3 };
const IS_PHONE = '(width < 37.5rem)';

/**
 * The number of models that can be seen in the first frame after a navigation, at the top of the page or at the position to
 * which a navigation back returns. Then undefined: all are rendered.
 * @param isUnfolded whether all models are visible: otherwise the position says nothing about their number
 */
export function useFirstModels(isUnfolded: boolean): number | undefined {
  const bottom = useFirstBottom(isUnfolded);
  if (bottom === undefined) return undefined;
  const { head, row, columns } = matchMedia(IS_PHONE).matches ? PHONE : WIDER;
  return columns * Math.ceil(Math.max(0, bottom - head) / row);
}
