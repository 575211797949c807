import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when a press or the focus goes outside of an area. */
export function useInteractOutside(area: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    const where = event.target;
    if (where instanceof Node && !area.current?.contains(where)) onClose();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
}
