import { type FocusEvent, useRef } from 'react';

/**
 * For a part of the page that one of its own buttons removes: the focus goes back to where it came from. Nothing scrolls: with a
 * pointer the visitor may be far away from there.
 */
export function useFocusOrigin(): {
  /** The handler for `onFocus` of the part. */
  rememberOrigin: (event: FocusEvent) => void;
  /** To be called before the part is removed. */
  giveFocusBack: () => void;
} {
  const origin = useRef<HTMLElement>(null);
  return {
    rememberOrigin({ currentTarget, relatedTarget }) {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) origin.current = relatedTarget;
    },
    giveFocusBack: () => origin.current?.focus({ preventScroll: true }),
  };
}
