import { loadStylesheet } from '../../../lib/browser/load-stylesheet.ts';
import styles from './shortlist.scss?url';

/** Loads the view and its separate stylesheet, since few visitors need either. */
export async function loadShortlistView() {
  const [{ ShortlistView }] = await Promise.all([import('./ShortlistView.tsx'), loadStylesheet(styles)]);
  return ShortlistView;
}
