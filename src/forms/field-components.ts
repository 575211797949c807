import type { ComponentType } from 'react';
import { lazyPart } from '../ui/LazyPart/lazy-part.tsx';
import { CheckboxField } from './choice/CheckboxField.tsx';
import { ColorField } from './choice/ColorField.tsx';
import { CounterField } from './choice/CounterField.tsx';
import { OptionsField } from './choice/OptionsField.tsx';
import { RadioField } from './choice/RadioField.tsx';
import { ToggleField } from './choice/ToggleField.tsx';
import { FailedField } from './FailedField.tsx';
import type { FieldType } from './field-definition.ts';
import type { FieldProps } from './field-props.ts';
import { FileField } from './file/FileField.tsx';
import { MultipleFileField } from './file/MultipleFileField.tsx';
import { PasswordField } from './text/PasswordField.tsx';
import { TextareaField } from './text/TextareaField.tsx';
import { TextField } from './text/TextField.tsx';

/** The component of every field type. Fields with a panel are lazy chunks. */
export const fieldComponents: { readonly [Type in FieldType]: ComponentType<FieldProps<Type>> } = {
  text: TextField,
  textarea: TextareaField,
  password: PasswordField,
  options: OptionsField,
  radio: RadioField,
  checkbox: CheckboxField,
  toggle: ToggleField,
  boolean: ToggleField,
  counter: CounterField,
  color: ColorField,
  file: FileField,
  'multiple-file': MultipleFileField,
  select: lazyPart(async () => (await import('./select/SelectField.tsx')).SelectField, FailedField),
  new_select: lazyPart(async () => (await import('./select/ComboboxField.tsx')).ComboboxField, FailedField),
  date: lazyPart(async () => (await import('./date/DateField.tsx')).DateField, FailedField),
};
