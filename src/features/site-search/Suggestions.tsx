import { FoundSuggestions } from './FoundSuggestions.tsx';
import { RecentQueries } from './RecentQueries.tsx';
import type { SuggestionsProps } from './suggestions-props.ts';

/** The listbox of the header's search: what was searched for before, then what the site has for the words. */
export function Suggestions(props: SuggestionsProps) {
  return props.text.trim() === '' ? <RecentQueries {...props} /> : <FoundSuggestions {...props} />;
}
