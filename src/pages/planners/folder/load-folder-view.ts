import { loadStyles } from '../../../lib/load-styles.ts';
import styles from './folder.scss?url';

/** The view with its own file of styles: few visitors need either. */
export async function loadFolderView() {
  const [view] = await Promise.all([import('./FolderView.tsx'), loadStyles(styles)]);
  return view;
}
