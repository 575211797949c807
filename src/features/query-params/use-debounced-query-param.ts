import { useEffect, useState } from 'react';
import { type QueryChange, useQuery } from './use-query-params.ts';

/** How long a visitor must pause in typing before the address follows, ms. */
const TYPING_PAUSE = 500;

export interface TypedQuery {
  typed: string;
  setTyped: (text: string) => void;
  /** Puts the text into the address at once: Enter. */
  submit: () => void;
}

/**
 * The text of a search field whose value lives in the address. The address follows the typing, the field follows the
 * address when that changes by itself: Back, a link.
 * @param along what else changes in the address with a new text
 */
export function useTypedQuery(name: string, along: QueryChange = {}): TypedQuery {
  const [query, change] = useQuery();
  const asked = query.get(name) ?? '';
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  const submit = () => change({ ...along, [name]: typed.trim() }, { replace: true });
  useEffect(() => {
    if (typed.trim() === asked) return undefined;
    const timeout = setTimeout(submit, TYPING_PAUSE);
    return () => clearTimeout(timeout);
  });
  return { typed, setTyped, submit };
}
