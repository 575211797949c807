import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/build/program/program.ts';
import { copyProject } from '../../support/build/project-copy.ts';
import { newOutDir, siteFilesOf, startBuild } from '../../support/build/run-build.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();

/** Prints how many modules of each kind a build has loaded. */
const recorder = `import { registerHooks } from 'node:module';
const count = { bundle: 0, sources: 0 };
registerHooks({
  load(url, context, nextLoad) {
    if (url.includes('/.cache/program/')) count.bundle++;
    if (/\\/scripts\\/build\\//.test(url)) count.sources++;
    return nextLoad(url, context);
  },
});
process.on('exit', () => console.log('loaded ' + JSON.stringify(count)));`;

async function buildAndCount(out: string, env: Record<string, string> = {}) {
  const nodeFlags = [`--import=data:text/javascript,${encodeURIComponent(recorder)}`];
  const { code, output } = await startBuild(builds.api.url, out, { env, nodeFlags }).done;
  expect(code, output).toBe(0);
  return JSON.parse(/loaded (.*)/.exec(output)?.[1] ?? '') as Record<'bundle' | 'sources', number>;
}

describe('the code of the build', () => {
  it('runs as a bundle, and writes the same site as its sources', async () => {
    const [bundled, fromSources] = [newOutDir(), newOutDir()];
    const loaded = await buildAndCount(bundled);
    expect(loaded.bundle).toBeGreaterThan(0);
    // Those that load the bundle.
    expect(loaded.sources).toBeLessThan(10);
    expect(await buildAndCount(fromSources, { DEBUG: '1' })).toMatchObject({ bundle: 0 });
    expect(siteFilesOf(bundled)).toEqual(siteFilesOf(fromSources));
  });

  it('is bundled anew after a change, and is not kept if it has changed meanwhile', async () => {
    const project = await copyProject(['src', 'scripts']);
    const bundles = () => readdirSync(path.join(project.dir, '.cache/program'));
    await bundleProgram(project.dir);
    await bundleProgram(project.dir);
    expect(bundles()).toHaveLength(1);
    project.addComment('scripts/setup/reason-of.ts');
    await bundleProgram(project.dir);
    expect(bundles()).toHaveLength(2);
    project.addComment('scripts/setup/reason-of.ts');
    const bundled = bundleProgram(project.dir);
    project.addComment('scripts/setup/reason-of.ts');
    await bundled;
    expect(bundles()).toHaveLength(2);
  });
});
