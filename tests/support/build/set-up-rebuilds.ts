import { afterEach, beforeEach, expect } from 'vitest';
import { newOutDir, reportOf, runBuild, siteFilesOf } from './run-build.ts';
import { startSyntheticApi, type SyntheticApi } from '../api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../api/synthetic-content.ts';

/** An API and a site for each test, built once when the test begins. */
export interface Rebuilds {
  api: SyntheticApi;
  /** Builds over that site and expects a success; `api.calls` are then those of this build. */
  build: (flags?: string[]) => Promise<ReturnType<typeof reportOf> & { output: string }>;
  /** The equipment, for changes. */
  items: () => Entity[];
  /** Every file of the site. */
  files: () => Map<string, string>;
  /** Expects that the site equals a fresh build of the same content. */
  expectFreshResult: () => Promise<void>;
}

/** @param items number of equipment items. @param flags of the first build */
export function setUpRebuilds(items: number, flags: string[] = []): Rebuilds {
  let api: SyntheticApi;
  let out: string;
  const build: Rebuilds['build'] = async (more = []) => {
    api.calls.length = 0;
    const { code, output } = await runBuild(api.url, out, more);
    expect(code, output).toBe(0);
    return { ...reportOf(out), output };
  };
  beforeEach(async () => {
    api = await startSyntheticApi(syntheticContent(items));
    out = newOutDir();
    await build(flags);
  });
  afterEach(() => api.close());
  return {
    get api() {
      return api;
    },
    build,
    items: () => api.content.lists.get('/equipment') as Entity[],
    files: () => siteFilesOf(out),
    async expectFreshResult() {
      const fresh = newOutDir();
      await runBuild(api.url, fresh);
      expect(siteFilesOf(out)).toEqual(siteFilesOf(fresh));
    },
  };
}
