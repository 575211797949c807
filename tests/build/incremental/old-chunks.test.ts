import { appendFileSync, existsSync, readdirSync, realpathSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { newOutDir, siteFilesOf } from '../../support/build/run-build.ts';

const builds = setUpBuilds();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('chunks stay for 30 days after the last build that used them', async () => {
  const out = newOutDir();
  await builds.expectSuccess(out);
  const assets = path.join(realpathSync(out), 'assets');
  const current = readdirSync(assets);
  for (const file of current) utimesSync(path.join(assets, file), daysAgo(90), daysAgo(90));
  for (const [file, days] of [
    ['young-12345678.js', 29],
    ['old-12345678.js', 31],
  ] as const) {
    writeFileSync(path.join(assets, file), '');
    utimesSync(path.join(assets, file), daysAgo(days), daysAgo(days));
  }
  await builds.expectSuccess(out);
  const has = (file: string) => existsSync(path.join(out, 'assets', file));
  expect([has('young-12345678.js'), has('old-12345678.js')]).toEqual([true, false]);
  for (const file of current)
    expect(statSync(path.join(out, 'assets', file)).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
});

it('modified chunks and files are restored by the next build', async () => {
  const out = newOutDir();
  await builds.expectSuccess(out);
  const [chunk = ''] = readdirSync(path.join(out, 'assets'));
  for (const file of [`assets/${chunk}`, 'favicon.svg']) appendFileSync(path.join(out, file), '<!-- changed -->');
  await builds.expectSuccess(out);
  expect(siteFilesOf(out)).toEqual(siteFilesOf(builds.published));
});
