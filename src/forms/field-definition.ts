import type { ReactNode } from 'react';
import type { IconName } from '../ui/Icon/Icon.tsx';
import type { Day } from '../lib/text/dates.ts';

export type OptionValue = string | number;

export interface FieldOption {
  value: OptionValue;
  label: string;
  disabled?: boolean;
}

/** What the server answers to an upload, as far as a field shows it. */
export interface UploadedFile {
  id: number | string;
  originalName: string;
  size: { bytes: number };
}

export interface DateRange {
  from: Day | null;
  to: Day | null;
}

/** The value of each type of field. What is not chosen yet is an empty text, `null`, `false` or an empty list. */
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

/** The varieties within a type; a type that is not named here has one only. The first is the default. */
interface SubTypes {
  text: 'text' | 'email' | 'search' | 'url' | 'number';
  options: 'segment' | 'chips' | 'multiple';
  date: 'date' | 'range' | 'time' | 'time-12';
}

/** §3 of the specification, key for key: a form is a list of these. */
export interface DefinitionOf<Type extends FieldType> {
  name: string;
  type: Type;
  /** What the field holds at first. */
  value?: FieldValues[Type];
  /** The consent has links in its label, hence more than text. */
  label?: ReactNode;
  placeholder?: string;
  /** In characters. */
  maxLength?: number;
  /** A pattern for a text: `#` stands for a digit, everything else for itself. */
  mask?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  icon?: IconName;
  hasClear?: boolean;
  /** The mask +7 (###) ###-##-##; the value is then the digits alone, `79991234567`. */
  phoneMask?: boolean;
  subType?: Type extends keyof SubTypes ? SubTypes[Type] : never;
  /** The element a text is typed into: `textarea` gives a `text` field several lines. */
  tag?: 'input' | 'textarea';
  /** Columns of twelve, from tablets upwards; below, every field takes the whole width. */
  gridSize?: number;
  /** A class of the page around the field. */
  class?: string;
  /** To choose from; for `new_select` also what is known before the server is asked, the chosen one first of all. */
  options?: readonly FieldOption[];
}

export type FieldDefinition = { [Type in FieldType]: DefinitionOf<Type> }[FieldType];
