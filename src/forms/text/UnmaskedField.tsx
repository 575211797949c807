import { formatPhone, phoneValue } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

export interface MaskedFieldProps extends FieldProps<'text'> {
  /** The text as typed, which the next field without a mask continues. */
  typed: string;
  onTyped: (text: string) => void;
}

interface UnmaskedFieldProps extends MaskedFieldProps {
  onFocus?: () => void;
}

/** Replaces a masked field while its chunk loads, and if it fails: typed text is kept and has the same value. */
export function UnmaskedField({ onFocus, typed, onTyped, ...field }: UnmaskedFieldProps) {
  const { phoneMask, value, onChange, onSearch } = field;
  const valueOf = (text: string) => (phoneMask ? phoneValue(text) : text);
  const formatted = phoneMask ? formatPhone(value) : value;
  return (
    <TextBox
      field={{ ...field, hasClear: false }}
      onClear={() => onChange('')}
      input={{
        inputMode: phoneMask ? 'tel' : undefined,
        autoComplete: phoneMask ? 'tel' : undefined,
        value: valueOf(typed) === value ? typed : formatted,
        onChange: ({ target }) => {
          onTyped(target.value);
          onChange(valueOf(target.value));
        },
        onKeyDown: searchOnEnter((text) => onSearch?.(valueOf(text))),
        onFocus,
      }}
    />
  );
}
