import { use, useSyncExternalStore } from 'react';
import { hasRestStyles } from '../../lib/browser/styles.ts';
import { RestStylesContext } from '../../lib/react/rest-styles.ts';

/**
 * Ends the part of a page that is styled by the sheet in the head (see `page-styles.ts` of the bundle). The sheet for all that
 * follows is linked here: the browser waits for it before it renders the rest, not before the first paint.
 * A header that replaces the prerendered one would link it again, and what follows would be shown before it has come.
 */
export function FirstScreenEnd() {
  const href = use(RestStylesContext);
  const isInHead = useSyncExternalStore(neverChanges, hasRestStyles, () => false);
  return href === undefined || isInHead ? null : <link rel="stylesheet" href={href} />;
}

/** It is asked for when a page header is rendered. */
const neverChanges = () => () => {};
