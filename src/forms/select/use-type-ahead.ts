import { useRef } from 'react';
import type { FieldOption } from '../field-definition.ts';
import { findByTypeAhead } from './list-navigation.ts';

const RESET_AFTER_MS = 600;

/** Collects letters typed in quick succession and finds the option that begins with them. */
export function useTypeAhead() {
  const letters = useRef({ text: '', at: 0 });
  return (letter: string, active: number, options: readonly FieldOption[]): number => {
    const now = performance.now();
    const text = now - letters.current.at < RESET_AFTER_MS ? letters.current.text + letter : letter;
    letters.current = { text, at: now };
    const found = findByTypeAhead(text, active, options);
    return found < 0 ? active : found;
  };
}
