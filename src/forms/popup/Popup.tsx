import { useEffect, useEffectEvent, useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { positionPanel, type Box } from './position-panel.ts';
import styles from './Popup.module.scss';

interface PopupProps extends HTMLAttributes<HTMLDivElement> {
  /** The box it opens at. */
  anchor: RefObject<HTMLElement | null>;
  /** A press outside of field and panel. */
  onDismiss: () => void;
  /** As wide as a narrow screen, instead of following its field. */
  fullWidth?: boolean;
}

/**
 * A panel at a field. It stays inside the field in the document, so that Tab goes on into it, a modal around the field
 * does not hide it from screen readers and its focus trap lets one in; the top layer lifts it out of everything that
 * would clip it. The position is set as custom properties: style sheets decide what to do with them.
 */
export function Popup({ anchor, onDismiss, fullWidth, className, children, ...rest }: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (panel.current && anchor.current ? followAnchor(panel.current, anchor.current) : undefined),
    [anchor],
  );
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    const inside = target instanceof Node && (panel.current?.contains(target) || anchor.current?.contains(target));
    if (!inside) onDismiss();
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);
  return (
    <div
      {...rest}
      ref={panel}
      popover="manual"
      className={classNames(styles.popup, fullWidth && styles.pinned, className)}
    >
      {children}
    </div>
  );
}

/** Keeps a panel at its field. @returns a function that stops it */
function followAnchor(panel: HTMLElement, field: HTMLElement): () => void {
  // Safari before 17 has no top layer for this; there the panel is an ordinary fixed box.
  if ('showPopover' in panel) panel.showPopover();
  const updatePosition = () => {
    const box = field.getBoundingClientRect();
    panel.style.setProperty('--popup-width', `${box.width}px`);
    const { left, top } = positionPanel(box, panel.getBoundingClientRect(), visibleWindow());
    panel.style.setProperty('--popup-left', `${left}px`);
    panel.style.setProperty('--popup-top', `${top}px`);
  };
  updatePosition();
  const sizes = new ResizeObserver(updatePosition);
  sizes.observe(panel);
  sizes.observe(field);
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('scroll', updatePosition, { signal, capture: true, passive: true });
  addEventListener('resize', updatePosition, { signal });
  visualViewport?.addEventListener('resize', updatePosition, { signal });
  return () => {
    sizes.disconnect();
    listeners.abort();
  };
}

/** The visible part of the window, without an on-screen keyboard. */
function visibleWindow(): Box {
  const view = visualViewport;
  return view
    ? { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height }
    : { left: 0, top: 0, width: innerWidth, height: innerHeight };
}
