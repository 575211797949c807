type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | Query;
export type Query = { readonly [key: string]: QueryValue };

/**
 * The query string of a GET call with its question mark, or '' if it is empty. Null, undefined and NaN are skipped; arrays
 * become `key[0]=a&key[1]=b`, objects `key[name]=a`, booleans 1 and 0, as in the body of a POST.
 */
export function queryString(query: Query): string {
  const pairs = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => flatten(key, value)));
  return pairs.size > 0 ? `?${pairs.toString()}` : '';
}

function flatten(key: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined || Number.isNaN(value)) return [];
  if (typeof value === 'boolean') return [[key, value ? '1' : '0']];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([part, inner]) => flatten(`${key}[${part}]`, inner));
  return [[key, String(value)]];
}
