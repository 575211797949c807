import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import type { InputMask } from 'imask';
import IMaskInput from 'react-imask/esm/input';
import { useMemo, useState } from 'react';
import { EMAIL_MASK } from '../../lib/text/email.ts';
import { formatPhone, PHONE_MASK, phoneDigits } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

const DIGIT = { '#': /\d/ };
// One digit more than fits: that is when «8 999…» turns out to be a whole number with its prefix.
const phoneMask = `${PHONE_MASK}[#]`;
const EMAIL_MAX_LENGTH = 100;

export function PhoneField(field: FieldProps<'text'>) {
  const { value, onChange } = field;
  const [text, setText] = useState(() => formatPhone(value));
  // A separator that was typed behind the digits belongs to the text, not to the value.
  const shown = phoneDigits(text) === value ? text : formatPhone(value);
  const accept = (next: string, mask: InputMask) => {
    const digits = phoneDigits(next);
    const proper = formatPhone(digits);
    if (withoutTail(next) !== proper) return correct(mask, proper);
    setText(next);
    onChange(digits);
  };
  return (
    <TextBox
      field={field}
      onClear={() => onChange('')}
      maskHint={{ typed: formatPhone(value), rest: PHONE_MASK.slice(formatPhone(value).length).replaceAll('#', '_') }}
      input={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        defaultValue: shown,
        onKeyDown: searchOnEnter((typed) => field.onSearch?.(phoneDigits(typed))),
      }}
      renderInput={(input) => (
        <IMaskInput {...input} mask={phoneMask} definitions={DIGIT} value={shown} onAccept={accept} />
      )}
    />
  );
}

/** Shows the number that the typed text makes («8» before the code is a prefix). The mask tells of it by `accept`. */
function correct(mask: InputMask, proper: string): void {
  const { cursorPos, value } = mask;
  mask.value = proper;
  if (value.startsWith(proper)) mask.cursorPos = cursorPos;
}

function withoutTail(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+$/u, '');
}

export function EmailField(field: FieldProps<'text'>) {
  const { value, onChange } = field;
  return (
    <TextBox
      field={{ ...field, maxLength: field.maxLength ?? EMAIL_MAX_LENGTH }}
      onClear={() => onChange('')}
      input={{
        // Not `email`: browsers do not tell where the caret is in such an input, and the mask needs to know.
        type: 'text',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        defaultValue: value,
        onKeyDown: searchOnEnter(field.onSearch),
      }}
      renderInput={(input) => <IMaskInput {...input} mask={EMAIL_MASK} value={value} onAccept={onChange} />}
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
        <IMaskInput {...input} mask={mask} definitions={DIGIT} value={value} onAccept={onChange} />
      )}
    />
  );
}

/** Takes their meaning in the mask library from all signs but `#`. */
function escapeMask(mask: string): string {
  return mask.replace(/[0a*[\]{}`\\]/g, '\\$&');
}
