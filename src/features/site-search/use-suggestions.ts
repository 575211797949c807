import { useEffect, useState } from 'react';
import { useApiQuery } from '../api-client/use-api-query.ts';
import { DEBOUNCE_MS, MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { searchSpellings, type SpelledSearch } from './search-spellings.ts';

const PER_GROUP = 3;

/** A search that takes longer than this says so, ms: words that come and go at once would only flicker. */
const SLOW_MS = 300;

export interface Found {
  found: SpelledSearch | undefined;
  /** The answer is a while in coming. */
  isSlow: boolean;
}

/**
 * What the API finds for a text while it is typed. The last results stay until the next ones come; they are gone when
 * the text is too short or the search fails, which is only logged.
 */
export function useSuggestions(text: string, isWanted: boolean): Found {
  const typed = text.trim();
  const isEnough = typed.length >= MIN_QUERY_LENGTH;
  const paused = useDebounced(typed);
  const live = useApiQuery(
    isWanted && isEnough && paused === typed ? typed : null,
    (call, signal) => searchSpellings(call, typed, { perGroup: PER_GROUP, signal }),
    false,
  );
  const [shown, setShown] = useState<SpelledSearch>();
  const next = live.status === 'ready' ? live.answer : isEnough && live.status !== 'failed' ? shown : undefined;
  if (next !== shown) setShown(next);
  return { found: next, isSlow: useLasting(live.status === 'loading') };
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timeout = setTimeout(() => setLasts(true), SLOW_MS);
    return () => {
      clearTimeout(timeout);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}

/** The text as it was when the visitor last paused; none at first, for a text may be pasted. */
function useDebounced(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  }, [text]);
  return paused;
}
