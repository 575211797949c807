import { useEffect, useState } from 'react';
import { useApiQuery } from '../api-client/use-api-query.ts';
import { DEBOUNCE_MS, MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { useDelayed } from '../../lib/react/use-delayed.ts';
import { searchSpellings, type SpelledSearch } from './search-spellings.ts';

const PER_GROUP = 3;

/** A search that takes longer than this shows a message, ms: on a faster one it would only flicker. */
const SLOW_MS = 300;

export interface Found {
  found: SpelledSearch | undefined;
  /** The call takes longer than `SLOW_MS`. */
  isSlow: boolean;
}

/**
 * The API's suggestions for a text while it is typed. The last results stay until the next ones arrive, unless the text is
 * too short or the call fails, which is only logged.
 */
export function useSuggestions(text: string, isWanted: boolean): Found {
  const typed = text.trim();
  const isEnough = typed.length >= MIN_QUERY_LENGTH;
  const paused = useDebounced(typed);
  const live = useApiQuery(
    isWanted && isEnough && paused === typed ? typed : null,
    (client, signal) => searchSpellings(client, typed, { perGroup: PER_GROUP, signal }),
    false,
  );
  const [shown, setShown] = useState<SpelledSearch>();
  const next = live.status === 'ready' ? live.answer : isEnough && live.status !== 'failed' ? shown : undefined;
  if (next !== shown) setShown(next);
  return { found: next, isSlow: useDelayed(live.status === 'loading', SLOW_MS) };
}

/** The text at the last pause in the typing; empty at first, since a text may be pasted. */
function useDebounced(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  }, [text]);
  return paused;
}
