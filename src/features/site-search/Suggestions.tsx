import type { RefObject } from 'react';
import { FoundSuggestions } from './FoundSuggestions.tsx';
import { RecentQueries } from './RecentQueries.tsx';

export interface SuggestionsProps {
  /** What is typed. */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Field, buttons and this list: a press or the focus outside of it closes the list. */
  area: RefObject<HTMLElement | null>;
  isWanted: boolean;
  onClose: () => void;
}

/** The listbox of the header's search: what was searched for before, then what the site has for the words. */
export function Suggestions(props: SuggestionsProps) {
  return props.text.trim() === '' ? <RecentQueries {...props} /> : <FoundSuggestions {...props} />;
}
