import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSummary } from '../../../scripts/publish/run-summary.ts';
import { filesOf, newOutDir, startBuild } from '../../support/build/run-build.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();

describe('the command line', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an unknown option', ['--owt'], {}, /unknown option '--owt'/],
    ['a malformed number', ['--concurrency', 'many'], {}, /concurrency.*whole number/],
    ['a malformed setting', [], { SITE_URL: 'example' }, /SITE_URL: expected/],
  ])('stops at %s with one line', async (_, flags, env, message) => {
    const { code, output } = await builds.build(newOutDir(), { flags, env });
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(builds.api.calls).toEqual([]);
  });

  it('exits with the code of the build', async () => {
    const good = await startBuild(builds.api.url, newOutDir()).done;
    expect(good).toMatchObject({ code: 0, output: expect.stringMatching(/60 pages in .*60 fetched/) });
    builds.api.fault = () => true;
    const bad = await startBuild(builds.api.url, newOutDir(), { env: { API_TIMEOUT_MS: '50' } }).done;
    expect(bad).toMatchObject({ code: 1, output: expect.stringMatching(/GET \/settings: no answer/) });
  });
});

describe('the target', () => {
  it('is not changed when it has foreign files', async () => {
    const out = newOutDir();
    mkdirSync(out);
    writeFileSync(path.join(out, 'notes.txt'), 'mine');
    const { code, output } = await builds.build(out);
    expect(code).toBe(1);
    expect(output).toMatch(/holds files that no build has written/);
    expect(readFileSync(path.join(out, 'notes.txt'), 'utf8')).toBe('mine');
    expect(builds.api.calls).toEqual([]);
  });

  it('is checked before the first call when it is a file or read-only', async () => {
    const out = newOutDir();
    writeFileSync(out, '');
    expect((await builds.build(out)).output).toMatch(/is a file, not a folder/);
    rmSync(out);
    mkdirSync(out, { mode: 0o555 });
    expect((await builds.build(out)).output).toMatch(/is read-only/);
    expect(builds.api.calls).toEqual([]);
  });

  it('keeps no page of an older build, and nothing beside it is changed', async () => {
    const out = newOutDir();
    const note = path.join(path.dirname(out), 'notes.txt');
    writeFileSync(note, 'mine');
    await builds.build(out);
    const older = realpathSync(out);
    builds.list('/news').splice(3, 1);
    await builds.expectSuccess(out);
    expect([...filesOf(out).keys()].filter((file) => file.includes('/news-4/'))).toEqual([]);
    expect(realpathSync(out)).not.toBe(older);
    expect(readFileSync(note, 'utf8')).toBe('mine');
  });
});

describe('--only', () => {
  it('fetches the named pages and keeps the others', async () => {
    const out = newOutDir();
    await builds.build(out);
    for (const item of builds.list('/equipment'))
      Object.assign(item, { lead: 'Новый текст', updatedAt: '2026-10-01T10:00:00+03:00' });
    const before = filesOf(out);
    await builds.expectSuccess(out, { flags: ['--only', '/equipment/item-2'] });
    const after = filesOf(out);
    expect(after.get('equipment/item-2/index.html')).not.toBe(before.get('equipment/item-2/index.html'));
    expect(after.get('equipment/item-3/index.html')).toBe(before.get('equipment/item-3/index.html'));
  });

  it('refuses a pathname that does not exist', async () => {
    const { code, output } = await builds.build(newOutDir(), { flags: ['--only', '/equipment/nothing'] });
    expect(code).toBe(1);
    expect(output).toMatch(/--only \/equipment\/nothing: the site has no such page/);
  });

  it('does not replace an unknown site by a few pages', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    rmSync(path.join(realpathSync(out), 'builds/build-cache.jsonl'));
    const before = filesOf(out);
    const { code, output } = await builds.build(out, { flags: ['--only', '/about'] });
    expect(code).toBe(1);
    expect(output).toMatch(/--only adds to the last build, and .* holds no build cache of one/);
    expect(filesOf(out)).toEqual(before);
  });
});

it('a build that ends with an error is not summed up by the report of the one before', async () => {
  const out = newOutDir();
  await builds.expectSuccess(out);
  expect(runSummary(out)).toContain('### Build ');
  await builds.build(out, { flags: ['--only', '/equipment/nothing'] });
  expect(runSummary(out)).toContain(
    '### The build has failed\n\n    --only /equipment/nothing: the site has no such page',
  );
  await builds.expectSuccess(out);
  expect(runSummary(out)).toContain('### Build ');
});

it.each([
  [['--changed', 'equipment/7'], 'such as /equipment/17'],
  [['--changed', '/equipment/../7?x'], 'is not the path of a call'],
  [['--changed', '/equipment/7', '--only', '/about'], 'leave one of them out'],
])('%j is refused in one line', async (flags, named) => {
  const { code, output } = await builds.build(newOutDir(), { flags });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(named);
  expect(builds.api.calls).toEqual([]);
});
