import { BACKEND_CODES } from '../../src/api/client/errors.ts';
import type { BodyField, DocumentedCall } from './documented-calls.ts';
import { VIDEO_HOSTS } from '../../src/lib/address/video-embed-url.ts';
import { ASSUMED, type JsonSchema } from './json-schema.ts';
import { replyOf } from './openapi.ts';
import { SCHEMA_REFERENCE, sharedSchemas } from './shared-schemas.ts';

/** Requirements of a shape beyond its fields. */
const NOTES: Record<string, string> = {
  Video: `Has \`file\` or \`embedUrl\`, an https address of a player at ${VIDEO_HOSTS.join(' or ')}.\n\n`,
  Block: 'A block of another type is left out, and the report of the build names it.\n\n',
};

const INTRODUCTION = `# What the site needs of its API

Written by \`npm run docs\` from the schemas in \`src/api\`: change those, not this page. The same as OpenAPI 3.1:
[openapi.json](openapi.json). The demo API (\`scripts/demo-api\`) is an implementation to compare with.

- All calls are below \`<API_BASE_URL>/frontend/v1\`. None is repeated by the site on its own.
- A good reply is JSON: \`{"response": …}\`. A failure is \`{"error": {"code": number, "message": …}}\` under any HTTP
  status; \`message\` is a text, or texts by field (\`{"userPhone": ["…"]}\`), or an object with \`captchaToken\`.
- An id in a path is the number or the slug. What is not there is answered with the error 107.
- Lists are paginated: \`page\` counts from 1, \`perPage\` is 12 by default and 100 at most, the reply is
  \`{items, currentPage, lastPage}\`.
- Fields that the site does not know are ignored. \`null\` reads as absent. A field marked *needed* must be there, or the
  build fails and names the call, the id and the field; a picture, a file or a reference that is broken is left out and named.
- A field marked *A* is an assumption beyond the contract: optional, and the site is whole without it.
- \`updatedAt\` tells a build what has changed: without it every item is asked for anew. So does \`ETag\`, with 304 for
  \`If-None-Match\`.
- Moments are ISO 8601 with an offset. \`html\` comes from an editor and is cleaned by the build.
- A file lies at \`host/origin/[preset/]relativeUrl\`; the presets of a picture are \`_thumb\` (320 px wide), \`_small\` (640),
  \`_medium\` (1280) and \`_raw\`. Pictures, videos and documents belong on an origin of their own, with \`nosniff\`.
- The browser asks the API itself for search, filters, forms and files: its replies carry CORS headers for the site's
  origin.
- A POST is multipart form data: booleans as 1 and 0, objects as \`a[b]\`, lists as \`a[0]\`.
`;

/** The calls and shapes as a page for implementers of the API. */
export function markdownOf(calls: DocumentedCall[]): string {
  const groups = [...Map.groupBy(calls, ({ path }) => path).values()];
  const codes = Object.entries(BACKEND_CODES).map(([name, code]) => `| ${code} | ${wordsOf(name)} |`);
  return [
    INTRODUCTION,
    '## Calls\n',
    ...groups.map(callText),
    '## Shapes\n',
    ...Object.entries(sharedSchemas()).map(
      ([name, schema]) => `### ${name}\n\n${NOTES[name] ?? ''}${shapeText(schema)}`,
    ),
    `## Error codes\n\n| code | meaning |\n|---|---|\n${codes.join('\n')}\n`,
  ].join('\n');
}

function callText(group: DocumentedCall[]): string {
  const [call] = group;
  if (!call) return '';
  const { method, path, query, summary, body } = call;
  const parameters = Object.keys(query).map((name) => `\`${name}\``);
  return [
    `### ${method} ${path}\n\n${summary}`,
    ...(parameters.length > 0 ? [`Parameters, each optional: ${parameters.join(', ')}.`] : []),
    ...(body ? [bodyText(body)] : []),
    ...(call.reply ? group.map((one) => replyText(one, group)) : ['Reply: the file.']),
  ]
    .join('\n\n')
    .concat('\n');
}

function replyText({ reply, query }: DocumentedCall, group: DocumentedCall[]): string {
  if (!reply) return '';
  const [what, shown] = describedPart(replyOf(reply));
  // Only the search has one call for several kinds of items.
  const where = group.length > 1 ? `${what} of category ${String(query['category'])}` : what;
  return shown.$ref ? `${where}: ${typeText(shown)}` : `${where}:\n\n${shapeText(shown)}`.trimEnd();
}

/** For a list its item. */
function describedPart(reply: JsonSchema): [what: string, schema: JsonSchema] {
  const { items, currentPage } = reply.properties ?? {};
  if (items?.items && currentPage) return ['Reply: paginated; an item', items.items];
  return reply.items ? ['Reply: a list; an item', reply.items] : ['Reply', reply];
}

function bodyText(fields: Record<string, BodyField>): string {
  const rows = Object.entries(fields).map(
    ([name, { type, required, description }]) =>
      `| \`${name}\` | ${type} | ${required ? 'needed' : ''} | ${description} |`,
  );
  return `| field | type | | |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function shapeText(schema: JsonSchema): string {
  if (schema.anyOf)
    return `${schema.anyOf.map((variant) => `- ${variant.properties ? variantText(variant) : typeText(variant)}`).join('\n')}\n`;
  if (!schema.properties) return `${typeText(schema)}\n`;
  const rows = Object.entries(schema.properties).map(
    ([name, field]) => `| \`${name}\` | ${typeText(field)} | ${markOf(schema, name)}|`,
  );
  return `| field | type | |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** The third column: whether a field is required. */
function markOf({ required, properties }: JsonSchema, name: string): string {
  if (required?.includes(name) === true) return 'needed ';
  return properties?.[name]?.[ASSUMED] === true ? 'A ' : '';
}

/** A variant of an object on one line, under its discriminating value. */
function variantText({ properties = {}, required = [] }: JsonSchema): string {
  const { type, ...fields } = properties;
  const rest = Object.entries(fields).map(
    ([name, field]) => `\`${name}\`${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  );
  return `\`${String(type?.const)}\` — ${rest.join('; ')}`;
}

function typeText(schema: JsonSchema): string {
  const { $ref, type, items, properties, anyOf, format } = schema;
  if ($ref) return linkTo($ref.slice(SCHEMA_REFERENCE.length));
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' or ');
  if (type === 'array') return `list of ${items ? typeText(items) : 'anything'}`;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${name}${schema.required?.includes(name) === true ? '' : '?'}: ${typeText(field)}${field[ASSUMED] === true ? ' (A)' : ''}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  if (format === 'date-time') return 'moment';
  return [type ?? 'anything'].flat().join(' or ');
}

function linkTo(shape: string): string {
  return `[${shape}](#${shape.toLowerCase()})`;
}

function wordsOf(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
