import type { FocusEvent } from 'react';

/**
 * Whether a `blur` in a field with a panel takes focus to something outside of both. When focus goes nowhere, as after a
 * press on a plain spot or on a button in Safari, the press itself decides.
 */
export function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
