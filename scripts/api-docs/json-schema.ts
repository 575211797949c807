import { isAssumed } from '../../src/api/schema/assumed.ts';
import { descriptionOf } from '../../src/api/schema/described-by.ts';
import { z } from '../../src/api/schema/zod.ts';

/** The part of JSON Schema that the site's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  default?: unknown;
  [keyword: string]: unknown;
}

/** Marks a field that is not in the contract. */
export const ASSUMED = 'x-assumed';

/** The JSON Schema of the input of a schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const description = descriptionOf(zodSchema);
      if (description) {
        for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
        Object.assign(jsonSchema, jsonSchemaOf(description));
      }
      if (isAssumed(zodSchema)) jsonSchema[ASSUMED] = true;
    },
  });
  return simplify(json as JsonSchema);
}

/** Removes keywords that do not help an implementer of the API. */
function simplify(schema: JsonSchema): JsonSchema {
  const { $schema: _, pattern, minimum, maximum, properties, items, anyOf, oneOf, ...rest } = schema;
  const variants = [...(anyOf ?? []), ...((oneOf as JsonSchema[] | undefined) ?? [])]
    .map(simplify)
    .filter((variant) => variant.type !== 'null');
  if (variants.length === 1) return { ...variants[0], ...rest };
  return {
    ...rest,
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties, simplify) }),
    ...(items && { items: simplify(items) }),
    ...(variants.length > 0 && { anyOf: variants }),
  };
}

export function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
