import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** The messages of a validation error by field name. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Shows the server's messages under their fields, joined with «, », and focuses the first of these fields.
 * @param names the fields of the form, in display order
 * @returns messages for other fields, for the global notification
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
