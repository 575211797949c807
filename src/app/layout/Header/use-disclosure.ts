import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A list that opens under its button. The mouse opens it by resting on it, the keyboard by arriving or pressing, a
 * finger by a tap; Esc, leaving and any navigation close it.
 */
export function useDisclosure() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);
  const open = openedAt === key;
  const setOpen = (wanted: boolean) => setOpenedAt(wanted ? key : null);

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    hovered.current = over;
    setOpen(over);
  };
  return {
    open,
    areaProps: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    buttonProps: {
      ref: button,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setOpen(true);
      },
      // Under the mouse the list is open already: a click then says «stay», not «close».
      onClick: () => setOpen(hovered.current || !open),
    },
  };
}
