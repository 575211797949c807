import { type RefCallback, useCallback, useRef } from 'react';

interface FocusHandover {
  /** For the loaded field. */
  ref: RefCallback<HTMLElement>;
  /** For the placeholder box. */
  pendingHandlers: { onFocus: () => void; onBlur: () => void };
}

/**
 * Moves the focus from a placeholder box to the field that replaces it. Otherwise a dialog would move it to its close button,
 * and the next typed blank would press that button.
 */
export function useFocusHandover({ ref }: { ref?: RefCallback<HTMLElement> }): FocusHandover {
  const isWanted = useRef(false);
  const receiveElement = useCallback(
    (element: HTMLElement | null) => {
      if (element && isWanted.current) {
        isWanted.current = false;
        element.focus();
        // Puts the caret after the typed text.
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
