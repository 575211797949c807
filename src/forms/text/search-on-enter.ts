import type { KeyboardEvent } from 'react';

/** Calls the search handler on Enter; while an input method composes a word, Enter only ends the word. */
export function searchOnEnter(search: ((value: string) => void) | undefined) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search?.(event.currentTarget.value);
  };
}
