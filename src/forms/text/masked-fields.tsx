import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { useMemo } from 'react';
import { EMAIL_MASK } from '../../lib/text/email.ts';
import { formatPhone, PHONE_MASK, phoneDigits } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';
import { useMask } from './use-mask.ts';

const DIGIT = { '#': /\d/ };
// One digit more than fits: that is when «8 999…» turns out to be a whole number with its prefix.
const PHONE = { mask: `${PHONE_MASK}[#]`, definitions: DIGIT };
const EMAIL = { mask: EMAIL_MASK };
const EMAIL_MAX_LENGTH = 100;

export function PhoneField(field: FieldProps<'text'>) {
  const inputRef = useMask({
    options: PHONE,
    value: field.value,
    onChange: field.onChange,
    read: phoneDigits,
    write: formatPhone,
  });
  const typed = formatPhone(field.value);
  return (
    <TextBox
      field={field}
      inputRef={inputRef}
      onClear={() => field.onChange('')}
      maskHint={{ typed, rest: PHONE_MASK.slice(typed.length).replaceAll('#', '_') }}
      input={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        defaultValue: typed,
        onKeyDown: searchOnEnter((text) => field.onSearch?.(phoneDigits(text))),
      }}
    />
  );
}

export function EmailField(field: FieldProps<'text'>) {
  const inputRef = useMask({ options: EMAIL, value: field.value, onChange: field.onChange });
  return (
    <TextBox
      field={{ ...field, maxLength: field.maxLength ?? EMAIL_MAX_LENGTH }}
      inputRef={inputRef}
      onClear={() => field.onChange('')}
      input={{
        // Not `email`: browsers do not tell where the caret is in such an input, and the mask needs to know.
        type: 'text',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        defaultValue: field.value,
        onKeyDown: searchOnEnter(field.onSearch),
      }}
    />
  );
}

export function PatternField(field: FieldProps<'text'>) {
  const options = useMemo(() => ({ mask: escapeMask(field.mask ?? ''), definitions: DIGIT }), [field.mask]);
  const inputRef = useMask({ options, value: field.value, onChange: field.onChange });
  return (
    <TextBox
      field={field}
      inputRef={inputRef}
      onClear={() => field.onChange('')}
      input={{
        type: 'text',
        inputMode: 'numeric',
        defaultValue: field.value,
        onKeyDown: searchOnEnter(field.onSearch),
      }}
    />
  );
}

/** Takes their meaning in the mask library from all signs but `#`. */
function escapeMask(mask: string): string {
  return mask.replace(/[0a*[\]{}`\\]/g, '\\$&');
}
