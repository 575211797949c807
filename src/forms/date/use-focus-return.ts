import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a button when its panel closes with the focus inside.
 * @returns a function that cancels this when the visitor has focused another element
 */
export function useFocusReturn(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): () => void {
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    isLeft.current = false;
    const { current } = button;
    return () => {
      if (!isLeft.current) current?.focus();
    };
  }, [isOpen, button]);
  return () => {
    isLeft.current = true;
  };
}
