import path from 'node:path';
import { expect, it } from 'vitest';
import { type Content, loadContent } from '../demo-api/content.ts';
import { referenceProblems } from '../demo-api/entries/references.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { multiplyContent } from './multiply-content.ts';

const demo = path.join(import.meta.dirname, '../demo-api');
let loading: Promise<Content> | undefined;
const load = () =>
  (loading ??= loadContent(
    { contentDir: path.join(demo, 'content'), mediaDir: path.join(demo, 'media'), dataDir: temporaryFolder() },
    'http://files.test',
  ));

it('multiplied content has as many entries of each kind, none twice, and every reference leads somewhere', async () => {
  const content = await load();
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

it('multiplied content is the same in two runs', async () => {
  const content = await load();
  const textOf = () => JSON.stringify(multiplyContent(content, 2).entries);
  expect(textOf()).toBe(textOf());
});
