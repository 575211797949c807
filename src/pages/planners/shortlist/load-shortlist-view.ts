import { loadStyles } from '../../../lib/browser/load-stylesheet.ts';
import styles from './shortlist.scss?url';

/** The view with its own file of styles: few visitors need either. */
export async function loadFolderView() {
  const [view] = await Promise.all([import('./ShortlistView.tsx'), loadStyles(styles)]);
  return view;
}
