import { withIndicator } from '../../lib/react/pending-parts.ts';
import { notify } from '../Notification/notifications.ts';

/**
 * Loads what a click opens. Meanwhile the page shows that it is loading; a notice tells of a failure.
 * @returns whether it has loaded
 */
export async function loadOnClick(load: () => Promise<boolean>): Promise<boolean> {
  const isLoaded = await withIndicator(load());
  if (!isLoaded) notify(({ layout }) => ({ ...layout.chunkFailed, tone: 'error' }));
  return isLoaded;
}
