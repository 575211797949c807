import { knownBlock } from '../../src/api/resources/block.ts';
import { document } from '../../src/api/resources/document.ts';
import { fileFields } from '../../src/api/schema/file.ts';
import { option } from '../../src/api/schema/option.ts';
import { phone } from '../../src/api/schema/phone.ts';
import { ref } from '../../src/api/schema/ref.ts';
import { review } from '../../src/api/resources/review.ts';
import { seo } from '../../src/api/schema/seo.ts';
import { video } from '../../src/api/resources/video.ts';
import type { z } from '../../src/api/schema/zod.ts';
import { ASSUMED, type JsonSchema, jsonSchemaOf, mapValues } from './json-schema.ts';

/** Schemas that several replies share, by their name in the documentation. */
const SHARED_SCHEMAS: Record<string, z.ZodType> = {
  File: fileFields,
  Phone: phone,
  Option: option,
  Ref: ref('news'),
  Seo: seo,
  Review: review,
  Video: video,
  Document: document,
  Block: knownBlock,
};

export const SCHEMA_REFERENCE = '#/components/schemas/';

/** The shared schemas as JSON Schema, with references to each other. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(SHARED_SCHEMAS).map(([name, schema]) => [name, withReferences(jsonSchemaOf(schema), name)]),
  );
}

const byContent = new Map(
  Object.entries(SHARED_SCHEMAS).map(([name, schema]) => [contentOf(jsonSchemaOf(schema)), name]),
);

/** A copy of a schema with references in place of shared schemas. @param except its own name */
export function withReferences(schema: JsonSchema, except?: string): JsonSchema {
  const name = byContent.get(contentOf(schema));
  if (name !== undefined && name !== except)
    return { $ref: SCHEMA_REFERENCE + name, ...(schema[ASSUMED] === true && { [ASSUMED]: true }) };
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, (part) => withReferences(part)) }),
    ...(items && { items: withReferences(items) }),
    ...(anyOf && { anyOf: anyOf.map((part) => withReferences(part)) }),
  };
}

function contentOf(schema: JsonSchema): string {
  return JSON.stringify({ ...schema, default: undefined, [ASSUMED]: undefined });
}
