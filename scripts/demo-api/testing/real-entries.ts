import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEntries } from '../entries/load-entries.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The content of the demo API, read without the API. */
export const entries = loadEntries(folder('content'), new Set(readdirSync(folder('media'))));

/** A text for comparisons: without tags, special spaces and word joiners. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All texts of an entry, at any depth, with their paths. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
}

const { settings, ...collections } = entries;

/** Every text of the content, with its file. */
export const everyText = [
  ...textsOf(settings).map(({ path, text }) => ({ source: `settings.yaml ${path}`, text: plain(text) })),
  ...Object.values(collections).flatMap(({ items }) =>
    items.flatMap(({ source, ...entry }) =>
      textsOf(entry).map(({ path, text }) => ({ source: `${source} ${path}`, text: plain(text) })),
    ),
  ),
];

/** «А-1200» from «Обеззараживатель воздуха «Сфера А-1200»». */
export function modelOf({ name }: { name: string }): string {
  return /«Сфера ([А-Я]+-\d+)»/.exec(plain(name))?.[1] ?? '';
}
