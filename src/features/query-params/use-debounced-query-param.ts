import { useEffect, useState } from 'react';
import { usePendingNavigation } from '../../lib/react/pending-navigation.ts';
import { searchText } from '../../lib/text/search-text.ts';
import { DEBOUNCE_MS } from '../../lib/data/search-input.ts';
import { type QueryChange, useQueryParams } from './use-query-params.ts';
import { useUrlDelay } from './use-url-delay.ts';

export interface DebouncedQueryParam {
  typed: string;
  setTyped: (text: string) => void;
  /** Puts the text into the URL at once, on Enter. */
  submit: () => void;
}

/**
 * The text of a search field whose value is in the URL. The URL follows the typing after a delay; the field follows the
 * URL after a navigation. Submitted texts add a history entry, delayed ones replace the current one.
 * @param otherChanges further changes of the query with a new text
 */
export function useDebouncedQueryParam(name: string, otherChanges: QueryChange = {}): DebouncedQueryParam {
  const [query, change] = useQueryParams();
  const startDelay = useUrlDelay();
  const isNavigating = usePendingNavigation();
  const current = searchText(query.get(name) ?? '');
  const [typed, setTyped] = useState(current);
  const [previous, setPrevious] = useState(current);
  // The text that was put into the URL after a delay.
  const [draft, setDraft] = useState<string>();
  if (previous !== current) {
    setPrevious(current);
    if (searchText(typed) !== current) setTyped(current);
  }
  const putIntoUrl = (text: string) =>
    change({ ...otherChanges, [name]: text }, { replace: text === current || draft === current });
  const submit = () => {
    setDraft(undefined);
    putIntoUrl(searchText(typed));
  };
  useEffect(() => {
    const text = searchText(typed);
    if (text === current || isNavigating) return undefined;
    const write = () => {
      setDraft(text);
      putIntoUrl(text);
    };
    return startDelay(write, DEBOUNCE_MS);
  });
  return { typed, setTyped, submit };
}
