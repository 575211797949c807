import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the input of a file field when the focused button disappears because an upload has ended. Otherwise a
 * dialog would move it to its close button, and the next Enter would press that button.
 * @returns handlers for an element around the buttons
 */
export function useLostFocus(input: RefObject<HTMLInputElement | null>) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    input.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A window that is left keeps its focused element.
      if (document.activeElement !== target) focused.current = null;
    },
  };
}
