import type { FactoryOpts, InputMask } from 'imask';
import IMask from 'imask/esm/imask';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface MaskedValue {
  /** The same object on every render, or the mask starts anew. */
  options: FactoryOpts;
  value: string;
  onChange: (value: string) => void;
  /** From what the input shows to the value. */
  read?: (text: string) => string;
  /** From the value to what the input shows, as far as it goes. */
  write?: (value: string) => string;
}

const same = (text: string) => text;
const withoutTail = (text: string) => text.replace(/[^\p{L}\p{N}]+$/u, '');

/**
 * Ties an input that a mask writes into to a value kept elsewhere. The input stays uncontrolled: React and the mask
 * would fight for the caret. The text is nobody's state: the hook of react-imask keeps it as three, which set one another
 * after each drawing, and text that comes faster than they settle ends in «too many updates».
 */
export function useMask({ options, value, onChange, read = same, write = same }: MaskedValue) {
  const ref = useRef<HTMLInputElement>(null);
  const maskRef = useRef<InputMask>(null);
  const told = useRef(value);

  const accept = useEffectEvent((mask: InputMask) => {
    const text = mask.value;
    const next = read(text);
    const proper = write(next);
    // What was typed makes another number than it looks like («8» before the code): show that one.
    if (write !== same && withoutTail(text) !== proper) {
      const caret = mask.cursorPos;
      mask.value = proper;
      if (text.startsWith(proper)) mask.cursorPos = caret;
    } else if (next !== told.current) {
      told.current = next;
      onChange(next);
    }
  });

  useEffect(() => {
    const mask: InputMask = IMask(ref.current!, options);
    mask.on('accept', () => accept(mask));
    maskRef.current = mask;
    return () => mask.destroy();
  }, [options]);

  // At once with the drawing: a sign that is typed later must not be taken for one that is to be taken back.
  useLayoutEffect(() => {
    told.current = value;
    const mask = maskRef.current;
    if (mask && read(mask.value) !== value) mask.value = write(value);
  }, [value, read, write]);

  return ref;
}
