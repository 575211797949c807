import { useState } from 'react';
import type { FieldOption, OptionValue } from '../field-definition.ts';
import type { LoadOptions } from '../field-props.ts';
import { fieldTexts } from '../field-texts.ts';
import { filterOptions } from './list-navigation.ts';
import { hasMore, missingLetters, type LoadStatus } from './server-options.ts';
import { useServerOptions } from './use-server-options.ts';

interface ComboboxOptionsProps {
  value: OptionValue | null;
  typed: string;
  options?: readonly FieldOption[];
  loadOptions?: LoadOptions;
  minLetters?: number;
}

export type ComboboxOptions = ReturnType<typeof useComboboxOptions>;

const DEFAULT_MIN_LETTERS = 3;

/** The options of a searchable select, or the message why there are none. */
export function useComboboxOptions({
  value,
  typed,
  options = [],
  loadOptions,
  minLetters = DEFAULT_MIN_LETTERS,
}: ComboboxOptionsProps) {
  const { state, type, loadMore, repeat } = useServerOptions(loadOptions, minLetters);
  // The selected label is kept after its list has been replaced.
  const [remembered, remember] = useState<FieldOption>();
  const items = loadOptions ? state.items : filterOptions(options, typed);
  const status: LoadStatus = loadOptions ? state.status : 'ready';
  const known = [...(remembered ? [remembered] : []), ...options, ...items];
  return {
    items,
    status,
    message: statusMessage(status, items.length, missingLetters(typed, minLetters)),
    hasMore: hasMore(state) || state.status === 'more',
    chosenLabel: value === null ? '' : (known.find((option) => option.value === value)?.label ?? String(value)),
    search: type,
    remember,
    loadMore,
    repeat,
  };
}

function statusMessage(status: LoadStatus, found: number, missing: number): string | undefined {
  if (status === 'short') return fieldTexts().select.typeMore(missing);
  if (status === 'waiting' || status === 'loading') return fieldTexts().select.searching;
  if (status === 'failed') return fieldTexts().select.failed;
  return found === 0 ? fieldTexts().select.nothing : undefined;
}
