import { formatPhone, phoneValue } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

interface UnmaskedFieldProps extends FieldProps<'text'> {
  onFocus?: () => void;
}

/** Replaces a masked field while its chunk loads, and if it fails: typed text is kept and has the same value. */
export function UnmaskedField({ onFocus, ...field }: UnmaskedFieldProps) {
  const { phoneMask, value, onChange, onSearch } = field;
  const valueOf = (text: string) => (phoneMask ? phoneValue(text) : text);
  return (
    <TextBox
      field={{ ...field, hasClear: false }}
      onClear={() => onChange('')}
      input={{
        inputMode: phoneMask ? 'tel' : undefined,
        autoComplete: phoneMask ? 'tel' : undefined,
        defaultValue: phoneMask ? formatPhone(value) : value,
        onChange: (event) => onChange(valueOf(event.target.value)),
        onKeyDown: searchOnEnter((text) => onSearch?.(valueOf(text))),
        onFocus,
      }}
    />
  );
}
