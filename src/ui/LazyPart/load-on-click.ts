import { leftPage } from '../../lib/browser/left-page.ts';
import { withIndicator } from '../../lib/react/pending-parts.ts';
import { notify } from '../Notification/notifications.ts';

/**
 * Loads what a click opens. Meanwhile the page shows that it is loading; a notice tells of a failure. On another page, to which the
 * visitor has gone meanwhile, nothing is opened and no notice shown.
 * @returns whether it has loaded and can be opened
 */
export async function loadOnClick(load: () => Promise<boolean>): Promise<boolean> {
  const isLeft = leftPage();
  const isLoaded = await withIndicator(load());
  if (isLeft()) return false;
  if (!isLoaded) notify(({ layout }) => ({ ...layout.chunkFailed, tone: 'error' }));
  return isLoaded;
}
