import { loadStylesheet } from '../../../lib/browser/load-stylesheet.ts';
import styles from './shortlist.scss?url';

/** The view with its own file of styles: few visitors need either. */
export async function loadShortlistView() {
  const [view] = await Promise.all([import('./ShortlistView.tsx'), loadStylesheet(styles)]);
  return view;
}
