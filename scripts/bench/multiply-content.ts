import type { Content } from '../demo-api/content.ts';
import { collection, type Collection } from '../demo-api/entries/collection.ts';
import type { Entries } from '../demo-api/entries/entries.ts';
import { REFERENCES } from '../demo-api/entries/references.ts';

/** The kinds that grow with a company; handbooks, sections and static pages stay. */
const MULTIPLIED = [
  'equipment',
  'solutions',
  'projects',
  'reviews',
  'news',
  'articles',
  'videos',
  'documents',
] as const satisfies (keyof Entries)[];

type Multiplied = (typeof MULTIPLIED)[number];
type Key = string | number;
type AnyEntry = {
  id?: number;
  slug?: string;
  name?: string;
  title?: string;
  seo?: { title?: string };
} & Record<string, unknown>;

/** Ids of the demo content are smaller. */
const ID_STEP = 100_000;

const HOSTILE_TEXT_BYTES = 1_000_000;
const HOSTILE_GALLERY_PICTURES = 500;

/**
 * The demo content several times over, with dates, pictures, galleries, blocks and references. A copy refers to its own copies.
 * One article has a text of 1 MB, one news item a gallery of 500 pictures. The same number gives the same content.
 */
export function multiplyContent(content: Content, times: number): Content {
  const entries = { ...content.entries };
  const documents = new Map(content.documents);
  for (const kind of MULTIPLIED) {
    const originals = entries[kind].items as readonly unknown[] as readonly AnyEntry[];
    const copies = Array.from({ length: times - 1 }, (_, index) =>
      originals.map((entry) => copyOf(kind, entry, index + 1)),
    );
    Object.assign(entries, { [kind]: collection([...originals, ...copies.flat()]) });
  }
  for (let copy = 1; copy < times; copy++)
    for (const [id, stored] of content.documents) documents.set(id + copy * ID_STEP, stored);
  const multiplied = { ...content, entries, documents };
  if (times > 1) addHostileSizes(multiplied);
  return multiplied;
}

function copyOf(kind: Multiplied, entry: AnyEntry, copy: number): AnyEntry {
  const { id, slug, name, title, seo } = entry;
  const copied: AnyEntry = { ...entry };
  if (id !== undefined) copied.id = id + copy * ID_STEP;
  if (slug !== undefined) copied.slug = String(copiedKey(/^\d+$/.test(slug) ? Number(slug) : slug, copy));
  if (name !== undefined) copied.name = `${name}, ${copy}`;
  if (title !== undefined) copied.title = `${title}, ${copy}`;
  if (seo?.title !== undefined) copied.seo = { ...seo, title: `${seo.title}, ${copy}` };
  for (const [field, target] of Object.entries(REFERENCES[kind])) {
    if (!isMultiplied(target)) continue;
    const keys = entry[field];
    if (Array.isArray(keys)) copied[field] = keys.map((key: Key) => copiedKey(key, copy));
    else if (typeof keys === 'string' || typeof keys === 'number') copied[field] = copiedKey(keys, copy);
  }
  return copied;
}

function copiedKey(key: Key, copy: number): Key {
  return typeof key === 'number' ? key + copy * ID_STEP : `${key}-${copy}`;
}

function isMultiplied(kind: string): kind is Multiplied {
  return (MULTIPLIED as readonly string[]).includes(kind);
}

function addHostileSizes({ entries, media }: Content): void {
  const pictures = [...media.keys()].filter((file) => /\.(jpe?g|png|webp)$/.test(file));
  const article = lastOf(entries.articles);
  const paragraph = '<p>Бактерицидный поток и скорость воздуха решают, сколько микроорганизмов останется.</p>';
  article.html = paragraph.repeat(Math.ceil(HOSTILE_TEXT_BYTES / Buffer.byteLength(paragraph)));
  lastOf(entries.news).gallery = Array.from(
    { length: HOSTILE_GALLERY_PICTURES },
    (_, index) => pictures[index % pictures.length] ?? '',
  );
}

function lastOf<Item>({ items }: Collection<Item>): Item {
  const last = items.at(-1);
  if (last === undefined) throw new Error('the demo content has none of this kind');
  return last;
}
