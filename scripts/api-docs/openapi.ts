import type { BodyField, DocumentedCall } from './documented-calls.ts';
import { type JsonSchema, jsonSchemaOf, mapValues } from './json-schema.ts';
import { SCHEMA_REFERENCE, sharedSchemas, withReferences } from './shared-schemas.ts';

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'integer' },
        message: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

/** The calls of the site as an OpenAPI document. */
export function openApiOf(calls: DocumentedCall[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [path, group] of Map.groupBy(calls, (call) => call.path)) {
    const [call] = group;
    if (call) paths[path] = { [call.method.toLowerCase()]: operationOf(call, group) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API requirements of the site «Чистосфера»', version: '1' },
    servers: [{ url: '/frontend/v1' }],
    paths,
    components: { schemas: { ...sharedSchemas(), Error: ERROR } },
  };
}

function operationOf(call: DocumentedCall, group: DocumentedCall[]): object {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = Object.assign({}, ...group.map((other) => other.query)) as Record<string, unknown>;
  const inQuery = Object.entries(query).map(([name, example]) => ({ name, in: 'query', schema: typeOf(example) }));
  return {
    summary: call.summary,
    ...(names.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(call.body && { requestBody: bodyOf(call.body) }),
    responses: { 200: successOf(group), default: ERROR_REPLY },
  };
}

const ERROR_REPLY = {
  description: 'Failure; its status may be 200, too',
  content: { 'application/json': { schema: { $ref: `${SCHEMA_REFERENCE}Error` } } },
};

function successOf(group: DocumentedCall[]): object {
  const replies = group.flatMap(({ reply }) => (reply ? [replyOf(reply)] : []));
  if (replies.length === 0)
    return {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const response = replies.length === 1 ? replies[0] : { anyOf: replies };
  const schema = { type: 'object', properties: { response }, required: ['response'] };
  return { description: 'Success', content: { 'application/json': { schema } } };
}

/** The schema of `response`. */
export function replyOf(reply: NonNullable<DocumentedCall['reply']>): JsonSchema {
  return withReferences(jsonSchemaOf(reply));
}

function typeOf(example: unknown): JsonSchema {
  if (Array.isArray(example)) return { type: 'array', items: typeOf(example[0]) };
  return { type: typeof example === 'number' ? 'integer' : 'string' };
}

function bodyOf(fields: Record<string, BodyField>): object {
  const properties = mapValues(fields, ({ type, description }) =>
    type === 'file'
      ? { type: 'string', format: 'binary', description }
      : { type: type === 'boolean' ? 'string' : type, description },
  );
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties, required } } } };
}
