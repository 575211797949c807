import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { stampsOf, newOutDir, runBuild } from './run-build.ts';
import type { BuildRun } from './build-process.ts';
import type { SystemFaults } from './system-faults.ts';
import { type Fault, resetApi, startSyntheticApi, type SyntheticApi } from '../api/synthetic-api.ts';
import { type Entity, syntheticContent, type SyntheticContent } from '../api/synthetic-content.ts';

interface BuildRunOptions {
  flags?: string[];
  env?: Record<string, string>;
  faults?: SystemFaults;
  /** The folder of the code, by default the repository's own. */
  project?: string;
}

/** An API and a site that was published from it, for the tests of a file. */
export interface Builds {
  /** Reset to the initial content, without faults, before each test. */
  api: SyntheticApi;
  /** The items of a list, for changes. */
  list: (path: string) => Entity[];
  /** Builds into a tree, by default a new one. */
  build: (out: string, settings?: BuildRunOptions) => Promise<BuildRun>;
  /** Builds and expects a success. */
  expectSuccess: (out: string, settings?: BuildRunOptions) => Promise<BuildRun>;
  /** The path of the site that was published before the tests. */
  published: string;
  /**
   * Builds over the published site and expects a failure that leaves the site unchanged, byte for byte.
   * @param names expected in the output
   */
  expectFailureKeepsSite: (names: RegExp | RegExp[], settings?: BuildRunOptions) => Promise<BuildRun>;
}

/**
 * @param items number of equipment items
 * @param complete adds to the initial content
 */
export function setUpBuilds(items = 6, complete: (content: SyntheticContent) => void = () => {}): Builds {
  const published = newOutDir();
  let api: SyntheticApi;
  const initialContent = () => {
    const content = syntheticContent(items);
    complete(content);
    return content;
  };
  const build: Builds['build'] = (out, { flags, env, ...rest } = {}) => runBuild(api.url, out, flags, env, rest);
  const expectSuccess: Builds['expectSuccess'] = async (out, settings) => {
    const run = await build(out, settings);
    expect(run.code, run.output).toBe(0);
    return run;
  };
  beforeAll(async () => {
    api = await startSyntheticApi(initialContent());
    await expectSuccess(published);
  });
  beforeEach(() => resetApi(api, initialContent()));
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
    list: (path) => api.content.lists.get(path) ?? [],
    build,
    expectSuccess,
    published,
    async expectFailureKeepsSite(names, { flags = [], ...settings } = {}) {
      const before = stampsOf(published);
      const run = await build(published, { flags: ['--fresh', ...flags], ...settings });
      for (const name of [names].flat()) expect(run.output).toMatch(name);
      expect(run.code, run.output).toBe(1);
      expect(stampsOf(published)).toEqual(before);
      return run;
    },
  };
}

/** Replies in place of the API. */
export const reply =
  (body: string | object, status = 200, type = 'application/json'): Fault =>
  (_, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'Content-Type': type }).end(text);
    return true;
  };

/** Replies with an error of the backend. */
export const backendError = (code: number, message = 'Сбой'): Fault => reply({ error: { code, message } });

/** A fault for one path, or for those that match. */
export const forPath =
  (target: string | RegExp, fault: Fault): Fault =>
  (requested, response) =>
    (typeof target === 'string' ? requested.path === target : target.test(requested.path))
      ? fault(requested, response)
      : false;
