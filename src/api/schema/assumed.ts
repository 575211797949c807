import type { z } from './zod.ts';

const assumptions = new WeakSet<object>();

/**
 * A field that the contract does not give: the site assumes that a backend may send it, and is whole without it. The API's
 * description marks it.
 */
export function assumed<S extends z.ZodType>(schema: S): S {
  assumptions.add(schema);
  return schema;
}

export function isAssumed(schema: object): boolean {
  return assumptions.has(schema);
}
