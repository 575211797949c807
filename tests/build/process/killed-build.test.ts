import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireLock } from '../../../scripts/build/output/lock.ts';
import { processStart } from '../../../scripts/build/output/process-start.ts';
import { SPARE } from '../../../scripts/build/output/trees-folder.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { hashesOf, newOutDir, reportOf, startBuild } from '../../support/build/run-build.ts';
import type { SystemFaults } from '../../support/build/system-faults.ts';
import { dateOf, type SyntheticContent, syntheticContent } from '../../support/api/synthetic-content.ts';

/** More kills find rarer failures: `KILLS=200 npx vitest run --project build killed`. */
const KILLS = Number(process.env['KILLS'] ?? 20);
const builds = setUpBuilds();

/** Without the id of the build. */
const siteIn = (out: string) =>
  Object.fromEntries(Object.entries(hashesOf(out)).filter(([file]) => !file.startsWith('builds/')));
const treesOf = (out: string) => path.join(path.dirname(out), '.dist');

/** Only the published tree exists, and perhaps the one before it. */
function expectTidy(out: string): void {
  expect(readdirSync(path.dirname(out)).toSorted()).toEqual(['.dist', 'dist']);
  expect(readdirSync(treesOf(out)).filter((name) => name !== SPARE)).toEqual([path.basename(realpathSync(out))]);
}

function changedContent(): SyntheticContent {
  const content = syntheticContent(6);
  content.lists.get('/equipment')?.forEach((item, index) => {
    if (index % 2) Object.assign(item, { name: `Новое имя ${index}`, updatedAt: dateOf(800) });
  });
  content.lists.get('/news')?.splice(3, 2);
  return content;
}

describe('a build that is killed', () => {
  it(`at ${KILLS} moments leaves the old or the new tree complete, and the next build works`, async () => {
    const contents = [syntheticContent(6), changedContent()];
    const sites = [];
    for (const content of contents) {
      const out = newOutDir();
      builds.api.content = content;
      await builds.expectSuccess(out);
      sites.push(siteIn(out));
    }
    const out = newOutDir();
    await builds.expectSuccess(out);
    let killed = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      builds.api.content = contents[kill % 2] as SyntheticContent;
      const disk = momentOf(kill, out);
      const { code } = await startBuild(builds.api.url, out, { machine: { disk } }).done;
      expect([0, 137], `killed at ${JSON.stringify(disk)}`).toContain(code);
      if (code !== 0) killed += 1;
      expect(sites, `killed at ${JSON.stringify(disk)}`).toContainEqual(siteIn(out));
    }
    // A build may end before its moment.
    expect(killed).toBeGreaterThan(KILLS / 2);
    builds.api.content = contents[1] as SyntheticContent;
    await builds.expectSuccess(out);
    expect(siteIn(out)).toEqual(sites[1]);
    expectTidy(out);
  }, 600_000);

  it('while a plain folder is replaced by a link loses none of it', async () => {
    const out = newOutDir();
    cpSync(realpathSync(builds.published), out, { recursive: true });
    const disk = { code: 'SIGKILL', operation: 'rename', from: 2, within: out } as const;
    expect(await startBuild(builds.api.url, out, { machine: { disk } }).done).toMatchObject({ code: 137 });
    expect(existsSync(out)).toBe(false);
    await builds.expectSuccess(out);
    expect(reportOf(out).pages).toMatchObject({ reused: 60 });
    expectTidy(out);
  });
});

/** Most operations of a build are writes of files; the last few operations are tested one by one. */
function momentOf(kill: number, out: string): NonNullable<SystemFaults['disk']> {
  const within = path.dirname(out);
  if (kill % 4 === 3)
    return { code: 'SIGKILL', operation: kill % 8 === 3 ? 'rename' : 'remove', from: 1 + (kill >> 3), within };
  return { code: 'SIGKILL', operation: 'write', from: 1 + Math.floor(Math.random() * 220), within };
}

describe('a lock', () => {
  const lockWith = (content: string | object) => {
    const out = newOutDir();
    const file = path.join(treesOf(out), 'lock');
    mkdirSync(treesOf(out));
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return { out, file };
  };
  const here = { pid: process.pid, birth: processStart(process.pid) ?? null, host: hostname() };

  it.each([
    ['is half written', '{"pid":'],
    ['is empty', ''],
    ['is of a process that has ended', { ...here, pid: 2 ** 22 - 1 }],
    ['is of a process whose id is used by another one', { ...here, birth: 'before/1' }],
  ])('has expired when it %s', (_, content) => {
    const { out, file } = lockWith(content);
    const release = acquireLock(out);
    expect(() => acquireLock(out)).toThrow(`Another build (process ${process.pid}) is writing to ${out}`);
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('of another machine has expired after a minute without renewal', () => {
    const { out, file } = lockWith({ ...here, host: 'elsewhere' });
    expect(() => acquireLock(out)).toThrow(`Another build (process ${process.pid} on elsewhere) is writing`);
    const longAgo = new Date(Date.now() - 61_000);
    utimesSync(file, longAgo, longAgo);
    acquireLock(out)();
  });

  it('allows one of two simultaneous builds and refuses the other', async () => {
    const out = newOutDir();
    builds.api.delay = 30;
    const runs = await Promise.all([startBuild(builds.api.url, out).done, startBuild(builds.api.url, out).done]);
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(runs.find(({ code }) => code === 1)?.output).toMatch(/Another build \(process \d+\) is writing/);
    expect(siteIn(out)).toEqual(siteIn(builds.published));
    expectTidy(out);
  });
});

describe('a build that is stopped', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('by %s cleans up and leaves the old tree, also if it comes again meanwhile', async (signal, code) => {
    const before = hashesOf(builds.published);
    const halfway = new Promise<void>((resolve) => {
      builds.api.fault = ({ path: requested }) => {
        if (requested !== '/equipment/item-4') return false;
        resolve();
        return true;
      };
    });
    // The first removal is a part of taking the lock.
    const disk = { code: signal, operation: 'remove', from: 2, within: '.dist/lock' } as const;
    const { pid, done } = startBuild(builds.api.url, builds.published, { flags: ['--fresh'], machine: { disk } });
    await halfway;
    expect(readdirSync(treesOf(builds.published))).toHaveLength(3);
    process.kill(pid, signal);
    const run = await done;
    expect(run.output).toContain(`Stopped by ${signal}; what was published before stays as it was`);
    expect(run.code).toBe(code);
    expect(hashesOf(builds.published)).toEqual(before);
    expectTidy(builds.published);
  });
});

describe('a build that is stopped late', () => {
  it('ends between two drawings', async () => {
    const content = syntheticContent(6);
    for (const item of content.lists.get('/equipment') ?? [])
      Object.assign(item, { dimensions: { width: 600, depth: 400, height: 1200 } });
    builds.api.content = content;
    const out = newOutDir();
    const disk = { code: 'SIGTERM', operation: 'write', from: 1, times: 1, within: '.pdf' } as const;
    const { code, output } = await startBuild(builds.api.url, out, { machine: { disk } }).done;
    expect(code).toBe(143);
    expect(output).toContain('Writing drawings');
    expect(output).not.toContain('Writing site files');
    expect(existsSync(out)).toBe(false);
  });

  it('ends before the next stage', async () => {
    const out = newOutDir();
    const disk = { code: 'SIGTERM', operation: 'write', from: 1, times: 1, within: 'equipment-index.json' } as const;
    const { code, output } = await startBuild(builds.api.url, out, { machine: { disk } }).done;
    expect(code).toBe(143);
    expect(output).toContain('Writing site files');
    expect(output).not.toContain('Verifying');
    expect(existsSync(out)).toBe(false);
  });
});

describe('the files of a killed build', () => {
  it('are removed by the next one', async () => {
    const out = newOutDir();
    await builds.expectSuccess(out);
    mkdirSync(path.join(treesOf(out), 'half/news'), { recursive: true });
    writeFileSync(path.join(treesOf(out), 'half/news/index.html'), '<h1>');
    await builds.expectSuccess(out);
    expectTidy(out);
    rmSync(out);
    await builds.expectSuccess(out);
    expectTidy(out);
  });
});
