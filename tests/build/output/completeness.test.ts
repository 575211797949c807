import { expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { newOutDir } from '../../support/build/run-build.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entity } from '../../support/api/synthetic-content.ts';

const builds = setUpBuilds();

/** The field with the visible name of an entity, by list. */
const NAMES: Record<string, string> = {
  '/equipment': 'name',
  '/industry': 'title',
  '/industry-solution': 'title',
  '/project': 'title',
  '/article/section': 'title',
  '/article': 'title',
  '/news': 'title',
  '/review': 'text',
  '/video': 'title',
  '/document': 'name',
};

it('every entity of the API is on some page, also one without references', async () => {
  const wanted: string[] = [];
  for (const [list, name] of Object.entries(NAMES)) {
    const items = builds.list(list);
    const [first] = items as [Entity];
    // More than any page shows at once.
    for (let id = items.length + 1; id <= 30; id++) items.push({ ...first, id, slug: `more-${id}` });
    for (const item of items) {
      item[name] = `Имя ${list.slice(1)} ${item.id}.`;
      wanted.push(String(item[name]));
    }
  }
  const stray = {
    ...(builds.list('/document')[0] as Entity),
    id: 99,
    slug: 'stray',
    name: 'Имя бездомного документа.',
  };
  builds.list('/document').push({ ...stray, category: { id: 77, title: 'Чужая категория.', kind: 'certificate' } });
  wanted.push('Имя бездомного документа.');

  const out = newOutDir();
  await builds.expectSuccess(out);
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html') && !file.startsWith('search/') && !file.startsWith('map/'))
    // The visible text, without the page data.
    .map((file) => readFileSync(path.join(out, file), 'utf8').replace(/<script type="application\/json"[\s\S]*/, ''))
    .join('\n');
  expect(wanted.length).toBeGreaterThan(250);
  expect(wanted.filter((name) => !pages.includes(name))).toEqual([]);
});
