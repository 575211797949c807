import { useEffect, useState } from 'react';
import { useLiveAnswer } from '../api-client/use-api-query.ts';
import { LEAST_LETTERS } from './search-tabs.ts';
import { searchSpellings, type Spelled } from './search-spellings.ts';

/** How long a visitor must pause in typing before the API is asked, ms. */
const TYPING_PAUSE = 500;
const PER_GROUP = 3;

/**
 * What the API finds for a text while it is typed. The last results stay until the next ones come; they are gone when
 * the text is too short or the search fails, which is only logged.
 */
export function useSuggestions(text: string, isWanted: boolean): Spelled | undefined {
  const typed = text.trim();
  const isEnough = typed.length >= LEAST_LETTERS;
  const paused = usePaused(typed);
  const live = useLiveAnswer(
    isWanted && isEnough && paused === typed ? typed : null,
    (call, signal) => searchSpellings(call, typed, { perGroup: PER_GROUP, signal }),
    false,
  );
  const [shown, setShown] = useState<Spelled>();
  const next = live.status === 'ready' ? live.answer : isEnough && live.status !== 'failed' ? shown : undefined;
  if (next !== shown) setShown(next);
  return next;
}

/** The text as it was when the visitor last paused; none at first, for a text may be pasted. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setPaused(text), TYPING_PAUSE);
    return () => clearTimeout(timeout);
  }, [text]);
  return paused;
}
