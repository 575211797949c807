import { expect, it } from 'vitest';
import type { Release } from './bucket/release.ts';
import type { SiteObject } from './bucket/site-object.ts';
import { readKeysInUse } from './keys-in-use.ts';

const object = (key: string, etag: string, stage: SiteObject['stage']): SiteObject => ({
  key,
  etag,
  stage,
  type: 'text/html',
  gzip: false,
});
const release = (id: string, ...objects: SiteObject[]): Release => ({
  id,
  app: 'app',
  timestamp: 0,
  siteUrl: 'https://example.org',
  objects,
});
const RELEASES = [
  release('live', object('about', '1', 'pages'), object('assets/a.js', '2', 'assets')),
  release('kept', object('news', '3', 'pages'), object('assets/b.js', '4', 'assets')),
  release('old', object('gone', '5', 'pages'), object('assets/c.js', '6', 'assets')),
];

it('names the keys of all releases with one release in memory at a time', async () => {
  let reading = 0;
  let most = 0;
  const read = async (id: string) => {
    most = Math.max(most, ++reading);
    await new Promise((resolve) => setImmediate(resolve));
    reading--;
    return RELEASES.find((other) => other.id === id);
  };
  const use = await readKeysInUse(RELEASES[0]!, ['live', 'kept', 'lost'], ['old', 'lost too'], read);
  expect(most).toBe(1);
  const releases = ['live', 'kept', 'old', 'lost too'].map((id) => `builds/releases/${id}.json`);
  const kept = ['1', '2', '3', '4'].map((etag) => `builds/kept/${etag}`);
  expect([...use.needed].toSorted()).toEqual(
    ['about', 'assets/a.js', 'assets/b.js', ...kept, ...releases.slice(0, 2)].toSorted(),
  );
  expect([...use.pages]).toEqual(['about', 'news']);
  expect([...use.expired].toSorted()).toEqual(['assets/c.js', 'gone', ...releases.slice(2)].toSorted());
});
