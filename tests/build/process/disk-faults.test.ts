import { mkdirSync, readdirSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { filesOf, newOutDir, reportOf, siteFilesOf } from '../../support/build/run-build.ts';
import type { SystemFaults } from '../../support/build/system-faults.ts';

const builds = setUpBuilds();
const DISK = path.dirname(builds.published);

type Disk = NonNullable<SystemFaults['disk']>;

describe('a disk that fails', () => {
  it.each<[string, string, Disk['operation'], number, number?]>([
    ['fails once among the pages', 'EIO', 'write', 50, 1],
    ['is full from the first file on', 'ENOSPC', 'write', 1],
    ['fills up among the pages', 'ENOSPC', 'write', 40],
    ['fills up near the end', 'ENOSPC', 'write', 200],
    ['forbids a file', 'EACCES', 'write', 60],
    ['has become read-only', 'EROFS', 'write', 100],
    ['has too many files open', 'EMFILE', 'write', 80],
    ['forbids the switch', 'EACCES', 'rename', 1],
  ])('because it %s leaves the old site and no unfinished files', async (_, code, operation, from, times) => {
    const tree = realpathSync(builds.published);
    await builds.expectFailureKeepsSite(new RegExp(code), {
      faults: { disk: { code, operation, from, ...(times && { times }), within: DISK } },
    });
    expect(realpathSync(builds.published)).toBe(tree);
    const kept = readdirSync(path.join(DISK, '.dist')).filter((name) => name !== 'failures.txt');
    expect(kept).toEqual([path.basename(tree)]);
    expect(readdirSync(DISK).toSorted()).toEqual(['.dist', 'dist']);
  });

  it('because too many files are open while the code is read leaves the old site', async () => {
    const disk: Disk = { code: 'EMFILE', operation: 'read', from: 50, within: path.resolve('src') };
    await builds.expectFailureKeepsSite(/EMFILE/, { faults: { disk } });
  });

  it('temporarily does not affect the next build', async () => {
    await builds.expectSuccess(builds.published, { flags: ['--fresh'] });
  });

  it.each<[string, Disk['operation'], string[]]>([
    ['removed', 'remove', ['--fresh']],
    ['kept for the next build', 'rename', []],
  ])('when the old tree is to be %s has published the new one', async (fate, operation, flags) => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    builds.list('/news').splice(0, 1);
    const disk: Disk = { code: 'EACCES', operation, from: 1, within: realpathSync(out) };
    const { output } = await builds.expectSuccess(out, { flags, faults: { disk } });
    expect(output).toMatch(new RegExp(String.raw`\.dist/.* cannot be ${fate}: EACCES`));
    expect([...filesOf(out).keys()]).not.toContain('news/news-1/index.html');
    await builds.expectSuccess(out);
    expect([...filesOf(out).keys()]).not.toContain('news/news-1/index.html');
  });
});

describe('a file in place of a folder', () => {
  it.each([
    ['in place of the trees', '.dist', 'dist'],
    ['in place of the parent', 'site', 'site/dist'],
  ])('%s is reported in one line', async (_, file, target) => {
    const folder = path.dirname(newOutDir());
    writeFileSync(path.join(folder, file), 'mine');
    const { code, output } = await builds.build(path.join(folder, target));
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(path.join(folder, file));
    expect(builds.api.calls).toEqual([]);
  });

  it('at the cache of the last build does not break the next build', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    const cacheFile = path.join(realpathSync(out), 'builds/build-cache.jsonl');
    rmSync(cacheFile);
    mkdirSync(cacheFile);
    await builds.expectSuccess(out);
  });

  it('a truncated cache does not break the next build', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    const cacheFile = path.join(realpathSync(out), 'builds/build-cache.jsonl');
    rmSync(cacheFile);
    writeFileSync(cacheFile, '{"version":1,"dataCode":"x');
    await builds.expectSuccess(out);
  });
});

describe('a published tree with truncated or removed files', () => {
  const damage = async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    truncateSync(path.join(out, 'equipment/item-1/index.html'), 0);
    truncateSync(path.join(out, 'equipment/item-2/payload.json'), 30);
    rmSync(path.join(out, 'equipment/item-3/payload.json'));
    return out;
  };

  it('is not reused for them', async () => {
    const out = await damage();
    await builds.expectSuccess(out);
    expect(siteFilesOf(out)).toEqual(siteFilesOf(builds.published));
    expect(reportOf(out).pages).toMatchObject({ reused: 57, rerendered: 1, fetched: 2 });
  });

  it('does not break the rendering of pages from stored data', async () => {
    const out = await damage();
    const fresh = newOutDir();
    Object.assign(builds.api.content.single.get('/settings') ?? {}, { contactEmail: 'new@chistosfera.test' });
    await builds.expectSuccess(out);
    await builds.expectSuccess(fresh);
    expect(siteFilesOf(out)).toEqual(siteFilesOf(fresh));
  });

  it('is not completed by --only, and the pages are named', async () => {
    const out = await damage();
    const before = filesOf(out);
    const { code, output } = await builds.build(out, { flags: ['--only', '/equipment/item-1'] });
    expect(output).toMatch(/item-[23] and 1 more: not as the last build left it.*\n.*item-[23]$/m);
    expect(code).toBe(1);
    expect(filesOf(out)).toEqual(before);
  });
});
