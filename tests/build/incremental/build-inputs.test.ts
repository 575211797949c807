import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleFingerprint } from '../../../scripts/build/bundle/bundle.ts';
import { copyProject, type ProjectCopy } from '../../support/build/project-copy.ts';
import { newOutDir, reportOf } from '../../support/build/run-build.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';

const builds = setUpBuilds();

describe('a rebuild after a comment was added', () => {
  let project: ProjectCopy;
  let out: string;
  let bundled: string;
  const bundles = () => readdirSync(path.join(project.dir, '.cache/bundle'));
  const rebuild = async () => {
    await builds.expectSuccess(out, { project: project.dir });
    return reportOf(out).pages;
  };
  beforeAll(async () => {
    project = await copyProject(['src', 'scripts/build', 'scripts/assets']);
    out = newOutDir();
    await rebuild();
    bundled = bundleFingerprint(project.dir);
  });

  it.each([
    'src/api/testing/test-client.ts',
    'src/pages/testing/fixtures.ts',
    'src/pages/news-item/data.test.ts',
    'src/ui/Button/Button.examples.tsx',
    'src/ui/sample-pictures.ts',
    'src/forms/examples/sample-servers.ts',
    'scripts/assets/flow/draw-flow.ts',
    'scripts/assets/icons.ts',
    'scripts/build/cache/disk-map.test.ts',
  ])('to %s keeps every page and the bundle', async (file) => {
    project.addComment(file);
    expect(await rebuild()).toMatchObject({ fetched: 0, rerendered: 0 });
    expect(bundles()).toHaveLength(1);
    expect(bundleFingerprint(project.dir)).toBe(bundled);
  });

  it('to a file of the build renders the pages again from stored data', async () => {
    project.addComment('scripts/build/page/page-facts.ts');
    builds.api.calls.length = 0;
    const { rerendered, reused } = await rebuild();
    expect(reused).toBe(0);
    expect(rerendered).toBeGreaterThan(30);
    expect(builds.api.calls.filter((call) => call.startsWith('/equipment/item-'))).toEqual([]);
    expect(bundles()).toHaveLength(1);
  });

  it('during the rebuild before renders the pages again', async () => {
    builds.api.fault = () => {
      project.addComment('scripts/build/page/page-facts.ts');
      builds.api.fault = undefined;
      return false;
    };
    await rebuild();
    expect(await rebuild()).toMatchObject({ reused: 0 });
  });

  it('to a file between the API and the pages fetches their data again', async () => {
    project.addComment('scripts/build/api/load-shell.ts');
    const { fetched, rerendered, reused } = await rebuild();
    expect(fetched).toBeGreaterThan(40);
    expect({ rerendered, reused }).toEqual({ rerendered: 0, reused: 0 });
  });

  it.each([
    'src/ui/Button/Button.tsx',
    ...['bundler', 'compile-hint', 'style-compiler', 'chunk-groups', 'print-styles'].map(
      (step) => `scripts/build/bundle/${step}.ts`,
    ),
  ])('to %s needs another bundle', (file) => {
    const before = bundleFingerprint(project.dir);
    project.addComment(file);
    expect(bundleFingerprint(project.dir)).not.toBe(before);
  });
});
