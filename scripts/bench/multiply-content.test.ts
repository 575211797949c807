import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { StoredDocument } from '../demo-api/assets/documents.ts';
import type { Content } from '../demo-api/content.ts';
import { loadEntries } from '../demo-api/entries/load-entries.ts';
import { referenceProblems } from '../demo-api/entries/references.ts';
import type { FileObject } from '../demo-api/shapes/file-object.ts';
import { multiplyContent } from './multiply-content.ts';

const demo = path.join(import.meta.dirname, '../demo-api');

/** The demo content; its files are not read. */
function loadDemo(): Content {
  const names = readdirSync(path.join(demo, 'media'));
  const entries = loadEntries(path.join(demo, 'content'), new Set(names));
  const file: FileObject = { host: '', origin: '', relativeUrl: '', extension: '', size: { bytes: 0 } };
  const stored: StoredDocument = { path: '', file };
  return {
    entries,
    media: new Map(names.map((name) => [name, file])),
    documents: new Map(entries.documents.items.map(({ id }) => [id, stored])),
  };
}

it('multiplied content has a multiple of each kind without duplicates, and every reference has a target', () => {
  const content = loadDemo();
  const { entries, media, documents } = multiplyContent(content, 4);
  expect(referenceProblems(entries, new Set(media.keys()))).toEqual([]);
  for (const kind of ['equipment', 'solutions', 'projects', 'news', 'articles', 'videos', 'documents'] as const) {
    expect(entries[kind].items).toHaveLength(content.entries[kind].items.length * 4);
    const ids = entries[kind].items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(documents.size).toBe(content.documents.size * 4);
  expect(entries.articles.items.at(-1)?.html.length).toBeGreaterThan(500_000);
  expect(entries.news.items.at(-1)?.gallery).toHaveLength(500);
});

it('multiplied content is the same in two runs', () => {
  const textOf = () => JSON.stringify(multiplyContent(loadDemo(), 2).entries);
  expect(textOf()).toBe(textOf());
});
