import type { FocusEvent } from 'react';

/**
 * A handler of `blur` for a field with a panel: calls when focus goes to something outside of both. When it goes
 * nowhere, as after a press on a plain spot or on a button in Safari, the press itself decides.
 */
export function leaving(callback: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) callback();
  };
}
