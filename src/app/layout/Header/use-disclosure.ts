import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenAt } from '../../../lib/react/use-open-at.ts';

/**
 * A list that opens under its button: on hover, on keyboard focus or press, on tap. Esc, blur, pointer leave and any navigation
 * close it.
 */
export function useDisclosure() {
  const { key } = useLocation();
  const [open, setOpen] = useOpenAt(key);
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);

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
      // Hovering has opened the list already, so a mouse click keeps it open.
      onClick: () => setOpen(hovered.current || !open),
    },
  };
}
