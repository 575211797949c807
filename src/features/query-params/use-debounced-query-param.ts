import { useEffect, useState } from 'react';
import { type QueryChange, useQueryParams } from './use-query-params.ts';

/** How long a visitor must pause in typing before the address follows, ms. */
const DEBOUNCE_MS = 500;

export interface DebouncedQueryParam {
  typed: string;
  setTyped: (text: string) => void;
  /** Puts the text into the address at once: Enter. */
  submit: () => void;
}

/**
 * The text of a search field whose value lives in the address. The address follows the typing, the field follows the
 * address when that changes by itself: Back, a link.
 * @param otherChanges what else changes in the address with a new text
 */
export function useDebouncedQueryParam(name: string, otherChanges: QueryChange = {}): DebouncedQueryParam {
  const [query, change] = useQueryParams();
  const current = query.get(name) ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (typed.trim() !== current) setTyped(current);
  }
  const submit = () => change({ ...otherChanges, [name]: typed.trim() }, { replace: true });
  useEffect(() => {
    if (typed.trim() === current) return undefined;
    const timeout = setTimeout(submit, DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  });
  return { typed, setTyped, submit };
}
