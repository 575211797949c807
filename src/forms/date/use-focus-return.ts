import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to a button when its panel closes: the panel takes the focus inside it along.
 * @returns says that the visitor has gone on to something else, so that the focus stays there
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
