import { serialize } from 'object-to-formdata';

/**
 * The body of a POST: bracket keys, booleans as 1 and 0, numbers as text. Null, undefined and NaN are skipped, as in a query
 * string; a skipped item of a list does not shift the indexes of the others.
 */
export function formBody(body: object): FormData {
  return serialize(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withoutNaN(value)])), {
    indices: true,
    booleansAsIntegers: true,
    nullsAsUndefineds: true,
  });
}

function withoutNaN(value: unknown): unknown {
  if (Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutNaN);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNaN(inner)]));
}

/** Excludes files and other objects with their own serialization. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
