import type { z } from './zod.ts';

const descriptions = new WeakMap<object, z.ZodType>();

/** Says by another schema what a schema reads that forgives, so that the API's description need not forgive, too. */
export function describedBy<S extends z.ZodType>(schema: S, description: z.ZodType): S {
  descriptions.set(schema, description);
  return schema;
}

export function descriptionOf(schema: object): z.ZodType | undefined {
  return descriptions.get(schema);
}
