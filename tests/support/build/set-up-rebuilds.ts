import { realpathSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { treesFolder } from '../../../scripts/build/output/trees-folder.ts';
import { linkFiles } from './link-files.ts';
import { newOutDir, reportOf, runBuild, siteFilesOf } from './run-build.ts';
import { resetApi, startSyntheticApi, type SyntheticApi } from '../api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../api/synthetic-content.ts';

/** An API with its initial content and a site for each test, a copy of one that is built once for the file. */
export interface Rebuilds {
  api: SyntheticApi;
  /** Builds over that site and expects a success; `api.calls` are then those of this build. */
  build: (flags?: string[]) => Promise<ReturnType<typeof reportOf> & { output: string }>;
  /** The equipment, for changes. */
  items: () => Entity[];
  /** Every file of the site. */
  files: () => Map<string, string>;
  /** When a file of the site was last written, linked or unlinked, ms. */
  touchedAt: (file: string) => number;
  /** When its content was written; a link to it does not count. */
  writtenAt: (file: string) => number;
  /** Expects that the site equals a fresh build of the same content. */
  expectFreshResult: () => Promise<void>;
}

/** @param items number of equipment items. @param flags of the first build */
export function setUpRebuilds(items: number, flags: string[] = []): Rebuilds {
  const first = newOutDir();
  let api: SyntheticApi;
  let out: string;
  const build: Rebuilds['build'] = async (more = []) => {
    api.calls.length = 0;
    const { code, output } = await runBuild(api.url, out, more);
    expect(code, output).toBe(0);
    return { ...reportOf(out), output };
  };
  beforeAll(async () => {
    api = await startSyntheticApi(syntheticContent(items));
    out = first;
    await build(flags);
  });
  beforeEach(() => {
    resetApi(api, syntheticContent(items));
    out = newOutDir();
    copySite(first, out);
  });
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
    build,
    items: () => api.content.lists.get('/equipment') as Entity[],
    files: () => siteFilesOf(out),
    touchedAt: (file) => statSync(path.join(out, file)).ctimeMs,
    writtenAt: (file) => statSync(path.join(out, file)).mtimeMs,
    async expectFreshResult() {
      const fresh = newOutDir();
      await runBuild(api.url, fresh);
      expect(siteFilesOf(out)).toEqual(siteFilesOf(fresh));
    },
  };
}

/** Publishes a copy of a tree at another path, as a build would. */
function copySite(from: string, to: string): void {
  const tree = realpathSync(from);
  const copy = path.join(treesFolder(to), path.basename(tree));
  linkFiles(tree, copy);
  symlinkSync(path.relative(path.dirname(to), copy), to);
}
