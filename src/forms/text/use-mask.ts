import type { FactoryOpts } from 'imask';
import { useEffect } from 'react';
import useIMask from 'react-imask/esm/hook';

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
 * would fight for the caret.
 */
export function useMask({ options, value, onChange, read = same, write = same }: MaskedValue) {
  const { ref, maskRef, setValue } = useIMask<HTMLInputElement>(options, {
    onAccept: (text, mask) => {
      const next = read(text);
      const proper = write(next);
      // What was typed makes another number than it looks like («8» before the code): show that one.
      if (write !== same && withoutTail(text) !== proper) {
        const caret = mask.cursorPos;
        mask.value = proper;
        if (text.startsWith(proper)) mask.cursorPos = caret;
      } else if (next !== value) {
        onChange(next);
      }
    },
  });

  useEffect(() => {
    const text = maskRef.current?.value ?? '';
    if (read(text) !== value) setValue(write(value));
  }, [value, maskRef, setValue, read, write]);

  return ref;
}
