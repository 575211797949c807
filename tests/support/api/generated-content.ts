import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { createRandom } from './random-edits.ts';
import { type Entity, FILES_ORIGIN, type SyntheticContent, syntheticContent } from './synthetic-content.ts';

/** Content that is valid by the API's description, and the change that makes it invalid. */
export interface GeneratedContent {
  content: SyntheticContent;
  /** The one value with another type than described, or absent, null or extreme; undefined without a change. */
  change?: string;
  /** Every reply matches the description, and every slug is valid in a URL, so the site must be published. */
  isValid: boolean;
}

interface OpenApi {
  paths: Record<string, { get: { responses: { 200: { content: { 'application/json': { schema: JsonSchema } } } } } }>;
  components: { schemas: Record<string, JsonSchema> };
}

const root = path.resolve(import.meta.dirname, '../../..');
const { paths, components } = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')) as OpenApi;

/** Lists whose items have a detail call. */
const DETAILED = ['/equipment', '/industry', '/industry-solution', '/project', '/article', '/news'];
const LISTED = ['/equipment-type', '/article/section', '/review', '/video', '/document-category', '/document'];
/** The list of the entities that a field refers to. */
const REFERENCES: Record<string, string> = {
  type: '/equipment-type',
  industry: '/industry',
  project: '/project',
  industries: '/industry',
  solutions: '/industry-solution',
  projects: '/project',
  equipment: '/equipment',
  section: '/article/section',
  documents: '/document',
  category: '/document-category',
};
const TEXT =
  /^(?:title|name|lead|text|label|value|unit|author|company|position|town|customer|description|alt|address)$/;
const ODD_TEXTS = [
  'Вода',
  'ё'.repeat(3000),
  'W'.repeat(200),
  '\u202eслева\u2066',
  '👩‍🔬🧪',
  'e\u0301\u0327\u0301'.repeat(20),
  'a\u0000\u0007b\uffff',
  '\ud800 одна половина',
  '</script><!--]]>&lt;${x}',
  ' \u00a0\u2003пробелы\u200b ',
  '٣٤٥ ௧௨',
  'ﷺ ﬀ Ǆ',
  '0',
  'null',
];
const ODD_HTML = [
  '<p>Абзац</p><h2>Глава</h2><ul><li>раз</li></ul>',
  '<table><p>x</p><tr><td>1</td></tr></table>',
  '<p><b>a<div>b</div>c</b></p>',
  '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table><p>x</p>',
  '<ul><p>x</p><li>y<li>z</ul><a href="/news"><a href="/news">b</a></a><dl><dd>1</dl><li>lone</li>',
  '<h2></h2><h2>Глава</h2><h2>Глава</h2><a href="#h-глава">к ней</a>',
  '<a href="javascript:alert(1)">x</a><img src="data:image/png;base64,AA"><iframe src="//evil.test"></iframe>',
  '<p>'.repeat(500),
  '< > & "',
  '',
];
const ODD_SLUGS = ['йод', 'a b', '50%', '👩‍🔬', 'a.b', "o'k", 'x=1&y', '~', 'constructor', 'e\u0301'];
const REFUSED_SLUGS = ['..', 'index.html', 'a/b', '', 'payload.json', 'a\\b'];
const WRONG_VALUES: unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  1.5,
  true,
  '',
  ' ',
  'x'.repeat(100_000),
  [],
  {},
  [null],
  { id: 1 },
];

/** @param seed the same seed gives the same content. @param size maximum of items in each list */
export function generatedContent(seed: number, size = 4): GeneratedContent {
  const random = createRandom(seed * 7919 + 1);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const optionalsProbability = pick([0, 0.5, 1]);
  let number = 0;
  const generate = (schema: JsonSchema): unknown =>
    generateSync(
      { ...(schema as object), components },
      { seed: seed * 1000 + ++number, optionalsProbability, maxDepth: 20, maxItems: 3, maxLength: 40 },
    );

  const content = syntheticContent(1);
  const made = new Map<string, Entity[]>();
  let isValid = true;
  const slugOf = (id: number) => {
    const chance = random();
    if (chance < 0.003) {
      isValid = false;
      return pick(REFUSED_SLUGS);
    }
    return chance < 0.2 ? `${pick(ODD_SLUGS)}-${id}` : `slug-${id}`;
  };
  for (const list of [...LISTED, ...DETAILED]) {
    const schema = DETAILED.includes(list) ? replySchema(`${list}/{id}`) : itemSchema(list);
    const items = Array.from({ length: 1 + below(size) }, (_, index) => {
      const id = index + 1;
      return { ...(generate(schema) as Entity), id, slug: slugOf(id) };
    });
    made.set(list, items);
  }
  const completed = (value: unknown, list: string, key = '', depth = 0): unknown => {
    if (Array.isArray(value)) return value.map((item) => completed(item, list, key, depth));
    if (typeof value === 'string') return completedText(value, key);
    if (typeof value !== 'object' || value === null) return value;
    if ('relativeUrl' in value)
      return { ...value, host: FILES_ORIGIN, origin: 'media', relativeUrl: 'a.jpg', extension: 'jpg' };
    const entities = made.get(key === 'related' ? list : (REFERENCES[key] ?? ''));
    if (entities && depth > 0 && !('value' in value)) return referenceTo(pick(entities), key);
    const fields = Object.entries(value).map(([name, inner]) => [name, completed(inner, list, name, depth + 1)]);
    const result = Object.fromEntries(fields) as Record<string, unknown>;
    if (key === 'seo' && result['title'] !== undefined) result['title'] = `${String(result['title'])} ${++number}`;
    if (key === 'video' || 'durationSeconds' in result) result['embedUrl'] = EMBED_URL;
    return result;
  };
  const completedText = (value: string, key: string): string => {
    if (/html|task|solution|result/.test(key)) return pick(ODD_HTML);
    if (key === 'embedUrl') return EMBED_URL;
    return TEXT.test(key) && random() < 0.4 ? pick(ODD_TEXTS) : value;
  };
  // Two pages with the same title fail a build.
  const named = (entity: Entity): Entity => {
    const key = 'name' in entity ? 'name' : 'title';
    return key in entity ? { ...entity, [key]: `${String(entity[key])} ${++number}` } : entity;
  };
  for (const [list, items] of made) {
    const whole = items.map((item) => {
      const entity = named(completed(item, list) as Entity);
      return { ...entity, id: item.id, slug: item.slug, ...(list === '/video' && { embedUrl: EMBED_URL }) };
    });
    made.set(list, whole);
  }
  for (const [list, items] of made) content.lists.set(list, items);
  for (const [name, reply] of content.single)
    if (name.startsWith('/page/')) {
      const page = completed(generate(replySchema('/page/{name}')), name) as Entity;
      content.single.set(name, { ...page, slug: name.slice(6), title: (reply as Entity)['title'] });
    }
  content.single.set('/location', completed(generate(replySchema('/location')), '/location') as object);
  if (random() < 0.5) return { content, isValid };
  return { content, change: changeOne(content, pick, random), isValid: false };
}

const EMBED_URL = 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef';

function replySchema(call: string): JsonSchema {
  const { schema } = paths[call]?.get.responses[200].content['application/json'] ?? {};
  const reply = (schema as { properties?: { response?: JsonSchema } } | undefined)?.properties?.response;
  if (reply === undefined) throw new Error(`docs/openapi.json has no call ${call}`);
  return reply;
}

function itemSchema(list: string): JsonSchema {
  return (replySchema(list) as { properties: { items: { items: JsonSchema } } }).properties.items.items;
}

function referenceTo(entity: Entity, field: string): object {
  const { id, slug, title = entity['name'], category, file, kind, name } = entity;
  if (field === 'documents') return { id, name, category, file };
  return field === 'category' ? { id, title, kind } : { id, slug, title };
}

/** Changes the value of one field. @returns a description of the change */
function changeOne(
  { lists, single }: SyntheticContent,
  pick: <T>(all: readonly T[]) => T,
  random: () => number,
): string {
  const replies = [...[...lists].flatMap(([list, items]) => items.map((item) => [list, item] as const)), ...single];
  const [where, reply] = pick(replies);
  let target = reply as Record<string, unknown>;
  let fieldPath = where;
  for (;;) {
    const key = pick(Object.keys(target));
    fieldPath += `.${key}`;
    const inner = target[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() < 0.7) {
      target = inner as Record<string, unknown>;
      continue;
    }
    const value = pick(WRONG_VALUES);
    target[key] = value;
    return `${fieldPath} = ${JSON.stringify(value)?.slice(0, 40)}`;
  }
}
