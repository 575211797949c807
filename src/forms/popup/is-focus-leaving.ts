import type { FocusEvent } from 'react';

/**
 * Whether a `blur` moves the focus out of field and panel. Without a new target, as after a press on plain text or on a button
 * in Safari, the press itself decides.
 */
export function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
