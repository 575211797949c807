import { use } from 'react';
import { RestStylesContext } from '../../lib/react/rest-styles.ts';

/**
 * Ends the part of a page that is styled by the sheet in the head (see `page-styles.ts` of the bundle). The sheet for all that
 * follows is linked here: the browser waits for it before it renders the rest, not before the first paint.
 */
export function FirstScreenEnd() {
  const href = use(RestStylesContext);
  return href === undefined ? null : <link rel="stylesheet" href={href} />;
}
