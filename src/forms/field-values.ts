import { UnrecognisedTypeError } from './file/file-kind.ts';
import type { FieldDefinition, FieldType, FieldValue, FieldValues } from './field-definition.ts';

/** The empty value of each field type. */
export const EMPTY_VALUES: { readonly [Type in FieldType]: FieldValues[Type] } = {
  text: '',
  textarea: '',
  password: '',
  color: '',
  options: null,
  select: null,
  new_select: null,
  radio: null,
  checkbox: false,
  toggle: false,
  boolean: false,
  counter: 1,
  date: '',
  file: null,
  'multiple-file': [],
};

/**
 * The initial values by name, for `defaultValues` of the form.
 * @throws {UnrecognisedTypeError} for an unknown type
 */
export function initialValues(definitions: readonly FieldDefinition[]): Record<string, FieldValue> {
  return Object.fromEntries(
    definitions.map((definition) => [definition.name, definition.value ?? emptyValue(definition)]),
  );
}

function emptyValue({ type, subType }: FieldDefinition): FieldValue {
  if (type === 'date' && subType === 'range') return { from: null, to: null };
  if (type === 'options' && subType === 'multiple') return [];
  if (!Object.hasOwn(EMPTY_VALUES, type)) throw new UnrecognisedTypeError('field type', type);
  return EMPTY_VALUES[type];
}
