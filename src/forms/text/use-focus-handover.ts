import { type RefCallback, useCallback, useRef } from 'react';

interface FocusHandover {
  /** For the field whose code is on its way. */
  ref: RefCallback<HTMLElement>;
  /** For the box that stands in its place meanwhile. */
  pendingHandlers: { onFocus: () => void; onBlur: () => void };
}

/**
 * Hands the focus from a waiting box to the field that takes its place. Left alone it would fall back to the page, and from
 * there to the first button of a dialog, which closes it: the next blank that is typed would be a press on it.
 */
export function useFocusHandover({ ref }: { ref?: RefCallback<HTMLElement> }): FocusHandover {
  const isWanted = useRef(false);
  const receiveElement = useCallback(
    (element: HTMLElement | null) => {
      if (element && isWanted.current) {
        isWanted.current = false;
        element.focus();
        // Behind what was typed so far.
        if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length);
      }
      return ref?.(element);
    },
    [ref],
  );
  const setWanted = (wanted: boolean) => () => {
    isWanted.current = wanted;
  };
  return { ref: receiveElement, pendingHandlers: { onFocus: setWanted(true), onBlur: setWanted(false) } };
}
