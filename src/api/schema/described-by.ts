import type { z } from './zod.ts';

const descriptions = new WeakMap<object, z.ZodType>();

/** Documents a lenient schema by a strict one, so that the API's description shows the agreed form only. */
export function describedBy<S extends z.ZodType>(schema: S, description: z.ZodType): S {
  descriptions.set(schema, description);
  return schema;
}

export function descriptionOf(schema: object): z.ZodType | undefined {
  return descriptions.get(schema);
}
