import { useState } from 'react';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { fieldTexts } from '../field-texts.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextBox } from './TextBox.tsx';

export function PasswordField(field: FieldProps<'password'>) {
  const [shown, setShown] = useState(false);
  const { value, onChange, disabled } = field;
  return (
    <TextBox
      field={field}
      onClear={() => onChange('')}
      input={{
        type: shown ? 'text' : 'password',
        autoCapitalize: 'none',
        spellCheck: false,
        value,
        onChange: (event) => onChange(event.target.value),
        onKeyDown: searchOnEnter(field.onSearch),
      }}
      button={
        !disabled && (
          <BoxButton
            icon={shown ? 'eye-off' : 'eye'}
            label={fieldTexts().showPassword}
            pressed={shown}
            onClick={() => setShown(!shown)}
          />
        )
      }
    />
  );
}
