import type { ReactNode } from 'react';
import type { IconName } from '../ui/Icon/Icon.tsx';
import type { Day } from '../lib/text/calendar-day.ts';

export type OptionValue = string | number;

export interface FieldOption {
  value: OptionValue;
  label: string;
  disabled?: boolean;
}

/** The part of the server's reply to an upload that a field needs. */
export interface UploadedFile {
  id: number | string;
  originalName: string;
  size: { bytes: number };
}

export interface DateRange {
  from: Day | null;
  to: Day | null;
}

/** The value type of each field type. An empty value is an empty text, `null`, `false` or an empty list. */
export interface FieldValues {
  text: string;
  textarea: string;
  password: string;
  /** `#rrggbb`, or an empty text. */
  color: string;
  /** One value, or a list with the sub-type `multiple`. */
  options: OptionValue | OptionValue[] | null;
  select: OptionValue | null;
  new_select: OptionValue | null;
  radio: OptionValue | null;
  checkbox: boolean;
  toggle: boolean;
  boolean: boolean;
  counter: number;
  /** A day, a time `HH:mm` with the sub-types `time` and `time-12`, or a range with the sub-type `range`. */
  date: Day | DateRange;
  file: UploadedFile | null;
  'multiple-file': UploadedFile[];
}

export type FieldType = keyof FieldValues;
export type FieldValue = FieldValues[FieldType];

/** The sub-types of each type; a type that is not listed has one only. The first is the default. */
interface SubTypes {
  text: 'text' | 'email' | 'search' | 'url' | 'number';
  options: 'segment' | 'chips' | 'multiple';
  date: 'date' | 'range' | 'time' | 'time-12';
}

/** §3 of the specification, key by key: a form is a list of definitions. */
export interface DefinitionOf<Type extends FieldType> {
  name: string;
  type: Type;
  /** The initial value. */
  value?: FieldValues[Type];
  /** A node, because the label of the consent has links. */
  label?: ReactNode;
  placeholder?: string;
  /** In characters. */
  maxLength?: number;
  /** A pattern: `#` is a digit, every other character is literal. */
  mask?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  icon?: IconName;
  hasClear?: boolean;
  /** The mask +7 (###) ###-##-##; the value is then the digits alone, `79991234567`. */
  phoneMask?: boolean;
  subType?: Type extends keyof SubTypes ? SubTypes[Type] : never;
  /** The element of a `text` field: `textarea` has several lines. */
  tag?: 'input' | 'textarea';
  /** Of twelve columns, from tablets upwards; on narrower screens every field has the full width. */
  gridSize?: number;
  /** A CSS class for the field. */
  class?: string;
  /** The options; for `new_select` those known before the first request, the selected one first. */
  options?: readonly FieldOption[];
}

export type FieldDefinition = { [Type in FieldType]: DefinitionOf<Type> }[FieldType];
