import { use, useEffect, useState } from 'react';
import { PendingNavigationContext, usePendingNavigation } from '../../lib/react/pending-navigation.ts';
import { DEBOUNCE_MS } from '../../lib/data/search-input.ts';
import { type QueryChange, useQueryParams } from './use-query-params.ts';

export interface DebouncedQueryParam {
  typed: string;
  setTyped: (text: string) => void;
  /** Puts the text into the address at once, on Enter. */
  submit: () => void;
}

/**
 * The text of a search field whose value is in the address. The address follows the typing; the field follows the address
 * after a navigation. Submitted texts stay in the history, texts put there by pauses in the typing do not. The address is
 * not changed during a navigation, since that would cancel it.
 * @param otherChanges further changes of the address with a new text
 */
export function useDebouncedQueryParam(name: string, otherChanges: QueryChange = {}): DebouncedQueryParam {
  const [query, change] = useQueryParams();
  const { isPending } = use(PendingNavigationContext);
  const isNavigating = usePendingNavigation();
  const current = query.get(name) ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  // The text that a pause in the typing has put into the address.
  const [draft, setDraft] = useState<string>();
  if (seen !== current) {
    setSeen(current);
    if (typed.trim() !== current) setTyped(current);
  }
  const ask = (text: string) =>
    change({ ...otherChanges, [name]: text }, { replace: text === current || draft === current });
  const submit = () => {
    setDraft(undefined);
    ask(typed.trim());
  };
  useEffect(() => {
    const text = typed.trim();
    if (text === current || isNavigating) return undefined;
    const timeout = setTimeout(() => {
      if (isPending()) return;
      setDraft(text);
      ask(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  });
  return { typed, setTyped, submit };
}
