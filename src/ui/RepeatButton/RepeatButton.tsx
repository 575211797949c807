import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { focusStatic } from '../../lib/browser/focus-static.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';

interface RepeatButtonProps {
  /** With it the button is a small one, in a message; otherwise it is the main one of an empty state. */
  variant?: ButtonLook['variant'];
  onRepeat: () => void;
}

/** Repeats what has failed. It disappears with its message; then the nearest element around it that stays gets the focus. */
export function RepeatButton({ variant, onRepeat }: RepeatButtonProps) {
  const t = useTexts().ui;
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      if (pressed.current && document.activeElement === pressed.current) focusAround(pressed.current);
    },
    [],
  );
  return (
    <Button
      {...(variant && { variant, size: 's', icon: 'reload' })}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        onRepeat();
      }}
    >
      {t.repeat}
    </Button>
  );
}

/** The element is removed after this, or only hidden while the code of another one loads. */
function focusAround(element: HTMLElement): void {
  const around = ancestorsOf(element);
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement !== element && activeElement !== document.body) return;
    const nearest = around.find((ancestor) => ancestor.getClientRects().length > 0);
    if (nearest) focusStatic(nearest);
  });
}

/** The nearest one first. */
function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
