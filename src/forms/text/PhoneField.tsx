import type { InputMask } from 'imask';
import { MaskedInput } from './MaskedInput.tsx';
import { useState } from 'react';
import { formatPhone, isRussian, PHONE_MASK, phoneValue } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { createPhoneMask } from './phone-mask.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

export function PhoneField(field: FieldProps<'text'>) {
  const { value, onChange } = field;
  const [mask] = useState(createPhoneMask);
  const [text, setText] = useState(() => formatPhone(value));
  // A trailing plus or separator is part of the text, but not of the value.
  const shown = phoneValue(text) === value ? text : formatPhone(value);
  const accept = (next: string, input: InputMask) => {
    const typed = phoneValue(next);
    const proper = formatPhone(typed);
    if (isRussian(typed) && withoutTail(next) !== withoutTail(proper)) return correct(input, proper);
    setText(next);
    onChange(typed);
  };
  const typed = formatPhone(value);
  return (
    <TextBox
      field={field}
      onClear={() => onChange('')}
      maskHint={{ typed, rest: PHONE_MASK.slice(typed.length).replaceAll('#', '_') }}
      input={{
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        defaultValue: shown,
        onKeyDown: searchOnEnter((entered) => field.onSearch?.(phoneValue(entered))),
      }}
      renderInput={(input) => <MaskedInput {...input} {...mask} value={shown} onAccept={accept} />}
    />
  );
}

/** Replaces the text by the formatted number: «8» before the area code is a prefix. This calls `onAccept` again. */
function correct(mask: InputMask, proper: string): void {
  const { cursorPos, value } = mask;
  mask.value = proper;
  if (value.startsWith(proper)) mask.cursorPos = cursorPos;
}

function withoutTail(text: string): string {
  return text.replace(/\D+$/, '');
}
