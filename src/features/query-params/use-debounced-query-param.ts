import { use, useEffect, useState } from 'react';
import { PendingNavigationContext, usePendingNavigation } from '../../lib/react/pending-navigation.ts';
import { DEBOUNCE_MS } from '../../lib/data/search-input.ts';
import { type QueryChange, useQueryParams } from './use-query-params.ts';

export interface DebouncedQueryParam {
  typed: string;
  setTyped: (text: string) => void;
  /** Puts the text into the address at once: Enter. */
  submit: () => void;
}

/**
 * The text of a search field whose value lives in the address. The address follows the typing, the field follows the
 * address when that changes by itself: Back, a link. What was asked before stays in the history; the texts in between, put
 * there by pauses in the typing, do not. While a page is on its way the address is left alone: another change of it would
 * stop that page.
 * @param otherChanges what else changes in the address with a new text
 */
export function useDebouncedQueryParam(name: string, otherChanges: QueryChange = {}): DebouncedQueryParam {
  const [query, change] = useQueryParams();
  const { isPending } = use(PendingNavigationContext);
  const isNavigating = usePendingNavigation();
  const current = query.get(name) ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  // What a pause in the typing has put into the address.
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
