import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { filesOf, latestOf, newOutDir, siteFilesOf } from '../../support/build/run-build.ts';
import { changeObjects, type Entity } from '../../support/api/synthetic-content.ts';

const builds = setUpBuilds();
const DAY = 24 * 60 * 60 * 1000;

/** The files that differ between two sites, since a report with their contents would be unreadable. */
function differing(out: string, other: string): string[] {
  const files = siteFilesOf(out);
  const others = siteFilesOf(other);
  return [...new Set([...files.keys(), ...others.keys()])].filter((file) => files.get(file) !== others.get(file));
}

describe('the same content', () => {
  it('makes the same site twice, with other time zones and other numbers of calls and threads', async () => {
    for (const [TZ, ...flags] of [
      ['Pacific/Auckland', '--concurrency', '1'],
      ['America/St_Johns', '--concurrency', '20', '--workers', '0'],
    ]) {
      const out = newOutDir();
      await builds.expectSuccess(out, { flags, env: { TZ: String(TZ), LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } });
      expect(differing(out, builds.published)).toEqual([]);
      expect(latestOf(out)).not.toBe(latestOf(builds.published));
    }
  });

  it('from an API with another order of items of the same time makes the same site', async () => {
    const SORTED = ['/news', '/article', '/project', '/document', '/video'];
    const equalKeys = { publishedAt: '2026-03-01T10:00:00+03:00', year: 2025 };
    const more = (list: string) => {
      const [first] = builds.list(list);
      if (builds.list(list).length === 1)
        builds.list(list).push({ ...(first as Entity), id: 77, slug: 'other', title: 'Ещё' });
    };
    const sites = [];
    for (const turn of [0, 2, 1]) {
      for (const list of SORTED) {
        more(list);
        for (const item of builds.list(list))
          for (const [key, value] of Object.entries(equalKeys)) if (key in item) item[key] = value;
        const items = builds.list(list).toSorted((a, b) => a.id - b.id);
        builds.api.content.lists.set(list, [...items.slice(turn), ...items.slice(0, turn)]);
      }
      const out = newOutDir();
      await builds.expectSuccess(out);
      sites.push(out);
    }
    expect(differing(String(sites[1]), String(sites[0]))).toEqual([]);
    expect(differing(String(sites[2]), String(sites[0]))).toEqual([]);
  });

  it('with another order of fields in its replies makes the same site', async () => {
    changeObjects(builds.api.content, (fields) => fields.toReversed());
    const out = newOutDir();
    await builds.expectSuccess(out);
    expect(differing(out, builds.published)).toEqual([]);
  });
});

describe('a clock', () => {
  /** In the middle of the year, because every footer has the year. */
  const now = Date.UTC(new Date().getUTCFullYear(), 5, 15) - Date.now();

  it('that is set back or jumps makes a new build id, and changes no page', async () => {
    const out = newOutDir();
    const ids = new Set<string | undefined>();
    const first = newOutDir();
    await builds.expectSuccess(first, { faults: { clock: [now] } });
    for (const clock of [[now], [now - DAY], [now, now + 30 * DAY, now - 40 * DAY, now - 3 * DAY]]) {
      await builds.expectSuccess(out, { faults: { clock }, flags: ids.size === 2 ? ['--fresh'] : [] });
      ids.add(JSON.parse(latestOf(out) ?? '{}').id);
      expect(differing(out, first)).toEqual([]);
    }
    expect(ids.size).toBe(3);
  });

  it('that is set back makes the build later than the last one, which it is to replace', async () => {
    const out = newOutDir();
    const times: number[] = [];
    for (const clock of [[400 * DAY], [0], [-DAY]]) {
      await builds.expectSuccess(out, { faults: { clock } });
      times.push((JSON.parse(latestOf(out) ?? '{}') as { timestamp: number }).timestamp);
    }
    expect(times).toEqual([times[0], (times[0] ?? 0) + 1, (times[0] ?? 0) + 2]);
  });

  it('leaves no date of the build in pages, feeds or the sitemap', async () => {
    const out = newOutDir();
    const when = new Date(Date.now() + now + 5 * DAY);
    await builds.expectSuccess(out, { faults: { clock: [now + 5 * DAY] } });
    const day = when.toISOString().slice(0, 10);
    const spellings = [day, day.split('-').toReversed().join('.'), when.toUTCString().slice(5, 16)];
    for (const [file, content] of siteFilesOf(out))
      for (const spelling of spellings) expect(content.includes(spelling), `${file}: ${spelling}`).toBe(false);
  });
});

describe('the tree', () => {
  it('contains no secret, no path of the machine and no source map', async () => {
    const out = newOutDir();
    const secrets = {
      API_HEADERS: '{"Authorization": "Bearer head3r-s3cret"}',
      S3_ACCESS_KEY_ID: 'k3y-s3cret',
      S3_SECRET_ACCESS_KEY: 'acc3ss-s3cret',
      INDEXNOW_KEY: 'ind3xnow-s3cret',
      DATABASE_PASSWORD: 'passw0rd-s3cret',
      GITHUB_TOKEN: 'ghp_tok3n-s3cret',
      VITE_TOKEN: 'vit3-s3cret',
    };
    await builds.expectSuccess(out, { env: secrets });
    const home = homedir();
    const forbidden = ['s3cret', path.resolve('.'), path.dirname(out), process.execPath, 'sourceMappingURL', 'file://'];
    for (const [file, content] of filesOf(out)) {
      expect(file).not.toMatch(/\.map$|^\.|\/\.|\.tsx?$/);
      for (const word of [...forbidden, ...(home.length > 5 ? [home] : [])])
        expect(content.includes(word), `${file}: ${word}`).toBe(false);
    }
  });

  it('is not written, and a malformed secret is named without its value', async () => {
    const { output } = await builds.build(newOutDir(), {
      env: { API_HEADERS: '{"Authorization": "Bearer head3r-s3cret"', API_BASE_URL: builds.api.url },
    });
    expect(output).toMatch(/Setting API_HEADERS: expected JSON/);
    expect(output).not.toContain('s3cret');
  });
});
