import type { z } from './zod.ts';

const assumptions = new WeakSet<object>();

/**
 * Marks a field that is not in the contract. The site uses it if the backend sends it and works without it. The API's
 * description marks it too.
 */
export function assumed<S extends z.ZodType>(schema: S): S {
  assumptions.add(schema);
  return schema;
}

export function isAssumed(schema: object): boolean {
  return assumptions.has(schema);
}
