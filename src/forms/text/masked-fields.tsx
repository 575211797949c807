import 'imask/esm/masked/pattern';
import { MaskedInput } from './MaskedInput.tsx';
import { useMemo } from 'react';
import type { FieldProps } from '../field-props.ts';
import { EMAIL_MASK_OPTIONS } from './email-mask.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

export { PhoneField } from './PhoneField.tsx';

const DIGIT = { '#': /\d/ };
const EMAIL_MAX_LENGTH = 100;

export function EmailField(field: FieldProps<'text'>) {
  const { value, onChange } = field;
  return (
    <TextBox
      field={{ ...field, maxLength: field.maxLength ?? EMAIL_MAX_LENGTH }}
      onClear={() => onChange('')}
      input={{
        // Not `email`: browsers do not expose the caret position of such an input, and the mask needs it.
        type: 'text',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        defaultValue: value,
        onKeyDown: searchOnEnter(field.onSearch),
      }}
      renderInput={(input) => <MaskedInput {...input} {...EMAIL_MASK_OPTIONS} value={value} onAccept={onChange} />}
    />
  );
}

export function PatternField(field: FieldProps<'text'>) {
  const { value, onChange } = field;
  const mask = useMemo(() => escapeMask(field.mask ?? ''), [field.mask]);
  return (
    <TextBox
      field={field}
      onClear={() => onChange('')}
      input={{ type: 'text', inputMode: 'numeric', defaultValue: value, onKeyDown: searchOnEnter(field.onSearch) }}
      renderInput={(input) => (
        <MaskedInput {...input} mask={mask} definitions={DIGIT} value={value} onAccept={onChange} />
      )}
    />
  );
}

/** Escapes all characters of a mask but `#` for the mask library. */
function escapeMask(mask: string): string {
  return mask.replace(/[0a*[\]{}`\\]/g, '\\$&');
}
