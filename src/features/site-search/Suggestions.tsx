import { FoundSuggestions } from './FoundSuggestions.tsx';
import { RecentQueries } from './RecentQueries.tsx';
import type { SuggestionsProps } from './suggestions-props.ts';

/** The listbox of the header's search: recent queries while the field is empty, then suggestions. */
export function Suggestions(props: SuggestionsProps) {
  return props.text.trim() === '' ? <RecentQueries {...props} /> : <FoundSuggestions {...props} />;
}
