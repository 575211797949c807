import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** The messages of the server by the name of the field, as a validation error carries them. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Puts the messages of the server under their fields, several joined with «, », and brings focus to the first of them.
 * @param names the fields of the form, in the order they stand in
 * @returns what belongs to no field of the form: it goes to the global notification
 */
export function showServerErrors<Values extends FieldValues>(
  errors: ServerErrors,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): ServerErrors {
  const wrong = names.filter((name) => Object.hasOwn(errors, name));
  for (const [index, name] of wrong.entries()) {
    setError(name, { type: 'server', message: errors[name]?.join(', ') ?? '' }, { shouldFocus: index === 0 });
  }
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !wrong.some((field) => field === name)));
}
