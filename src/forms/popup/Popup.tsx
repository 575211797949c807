import { useEffect, useEffectEvent, useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { positionPanel, type Box } from './position-panel.ts';
import styles from './Popup.module.scss';

interface PopupProps extends HTMLAttributes<HTMLDivElement> {
  /** The box under which the panel opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called by a press outside of field and panel. */
  onDismiss: () => void;
  /** On a narrow screen the panel has its full width instead of following its field. */
  fullWidth?: boolean;
}

/**
 * A panel of a field. In the document it stays inside the field, so that Tab continues into it, and the focus trap of a modal
 * around the field includes it; the top layer prevents clipping. The position is set as custom properties, which the
 * stylesheets use.
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

/** Updates the position of a panel. @returns a function that stops it */
function followAnchor(panel: HTMLElement, field: HTMLElement): () => void {
  // Safari before 17 has no popovers; the panel is an ordinary fixed box there.
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
