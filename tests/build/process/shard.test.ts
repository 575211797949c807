import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { packShard } from '../../../scripts/build/shards/pack-shard.ts';
import type { SyntheticContent } from '../../support/api/synthetic-content.ts';
import { filesOf, newOutDir, reportOf, siteFilesOf } from '../../support/build/run-build.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface MergeRun {
  code: number;
  output: string;
}

/** Runs the merge command. @param flags and the folders of the shards */
function merge(out: string, ...flags: string[]): Promise<MergeRun> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/merge.ts', '--out', out, ...flags],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** The first six models have drawings. */
function addDimensions({ lists }: SyntheticContent): void {
  const models = lists.get('/equipment')?.slice(0, 6) ?? [];
  for (const model of models) model['dimensions'] = { width: 600, depth: 400, height: 1200 };
}

const EXPLAINED = [...Array.from({ length: 12 }, (_, index) => `/equipment/item-${index + 1}`), '/nowhere'];

describe('a site of three shards', () => {
  const builds = setUpBuilds(12, addDimensions);
  const { expectSuccess, published } = builds;
  let shards: string[];
  const buildShard = async (shard: string, out = newOutDir()) => {
    const explained = EXPLAINED.flatMap((pathname) => ['--explain', pathname]);
    await expectSuccess(out, { flags: ['--shard', shard, ...explained] });
    return out;
  };
  beforeAll(async () => {
    shards = [];
    for (const shard of ['1/3', '2/3', '3/3']) shards.push(await buildShard(shard));
  });

  it('equals the site of one build, file by file, also with a shard from one packed file', async () => {
    const out = newOutDir();
    const [first = '', ...others] = shards;
    const packed = path.join(temporaryFolder(), 'shard.tar');
    await packShard(first, packed);
    const { code, output } = await merge(out, packed, ...others);
    expect(output).toContain('pages in');
    expect(code).toBe(0);
    expect(siteFilesOf(out)).toEqual(siteFilesOf(published));
    expect(
      filesOf(out)
        .keys()
        .filter((file) => file.startsWith('drawings/'))
        .toArray(),
    ).toHaveLength(12);
    const fetched = shards.map((shard) => reportOf(shard).pages.fetched);
    expect(Math.min(...fetched)).toBeGreaterThan(5);
    for (const pathname of EXPLAINED)
      expect(output).toContain(
        `${pathname}: ${pathname === '/nowhere' ? 'not rendered by this build' : 'fetched, there is no last build'}`,
      );
    expect(fetched.reduce((sum, count) => sum + count)).toBe(reportOf(published).pages.fetched);
  });

  it('is rebuilt from its changes, in shards or as a whole', async () => {
    const out = newOutDir();
    await merge(out, ...shards);
    Object.assign(builds.list('/equipment')[4] ?? {}, { lead: 'Новое', updatedAt: '2026-10-01T10:00:00+03:00' });
    builds.api.calls.length = 0;
    await expectSuccess(out);
    expect(builds.api.calls).toContain('/equipment/item-5');
    expect(builds.api.calls.filter((call) => call.startsWith('/equipment/item-')).length).toBeLessThan(6);
  });

  it('has the origin that its shards were built for, whatever the settings of the merge are', async () => {
    const env = { SITE_URL: 'https://shop.example' };
    const halves = [newOutDir(), newOutDir()];
    for (const [index, half] of halves.entries())
      await expectSuccess(half, { flags: ['--shard', `${index + 1}/2`], env });
    const out = newOutDir();
    expect(await merge(out, ...halves)).toMatchObject({ code: 0 });
    const sitemap = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<loc>https://shop.example/about</loc>');
    expect(sitemap).not.toContain('localhost');
    expect(reportOf(out)).toMatchObject({ api: builds.api.url, siteUrl: 'https://shop.example' });
  });

  it('is refused when a shard is missing, repeated or invalid', async () => {
    const [first = '', second = '', third = ''] = shards;
    const out = newOutDir();
    expect(await merge(out, first, third)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/shard 2 of 3 is missing/),
    });
    expect(await merge(out, first, second, third, second)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${second}: is shard 2 of 3 as well as ${second}: give each once`),
    });
    expect(await merge(out, published)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/holds no shard of a site/),
    });
    await expect(packShard(published, path.join(temporaryFolder(), 'site.tar'))).rejects.toThrow(
      'holds no shard of a site',
    );
    expect(await merge(out)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/missing required argument 'shards'/),
    });
  });

  it('leaves no unpacked shard behind, also when another one cannot be unpacked', async () => {
    const [folder, out] = [temporaryFolder(), newOutDir()];
    const packed = path.join(temporaryFolder(), 'shard.tar');
    const broken = path.join(temporaryFolder(), 'shard.tar');
    await packShard(shards[0] ?? '', packed);
    writeFileSync(broken, 'no archive');
    vi.stubEnv('TMPDIR', folder);
    const { code, output } = await merge(out, broken, packed);
    vi.unstubAllEnvs();
    expect(output).toMatch(/tar/);
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['manifest', 'builds/shard.jsonl', 'the shard cannot be read'],
    ['build cache', 'builds/build-cache.jsonl', 'the shard cannot be read'],
    ['page', 'equipment/item-1/index.html', 'equipment/item-1/index.html is missing or truncated'],
  ])('is refused when the %s of a shard was truncated', async (_, file, named) => {
    const copies = shards.map((shard, index) => {
      const copy = `${temporaryFolder()}/${index}`;
      cpSync(realpathSync(shard), copy, { recursive: true });
      return copy;
    });
    const [cut = ''] = copies.filter((copy) => existsSync(path.join(copy, file)));
    truncateSync(path.join(cut, file), 40);
    const { code, output } = await merge(newOutDir(), ...copies);
    expect(output).toContain(`${cut}: ${named}`);
    expect(code).toBe(1);
  });

  it('is refused when a shard was built from other content', async () => {
    const [first = '', second = ''] = shards;
    builds.list('/news').pop();
    const out = newOutDir();
    const { code, output } = await merge(out, first, second, await buildShard('3/3'));
    expect(output).toMatch(/has read other content or was rendered by other code/);
    expect(code).toBe(1);
  });

  it('fails when an item is deleted meanwhile, and names it', async () => {
    builds.api.fault = ({ path: requested }, response) => {
      if (requested !== '/equipment/item-3') return false;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"error": {"code": 107, "message": "Нет"}}');
      return true;
    };
    const outcomes = [];
    for (const shard of ['1/3', '2/3', '3/3'])
      outcomes.push(await builds.build(newOutDir(), { flags: ['--shard', shard] }));
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 0, 1]);
    expect(outcomes.find(({ code }) => code === 1)?.output).toMatch(/\/equipment\/item-3.*107/);
  });

  it.each(['0/3', '4/3', '3', 'x'])('is not built with --shard %s', async (shard) => {
    const { code, output } = await builds.build(newOutDir(), { flags: ['--shard', shard] });
    expect(code).toBe(1);
    expect(output).toMatch(/--shard.*expected i\/n/);
  });
});
