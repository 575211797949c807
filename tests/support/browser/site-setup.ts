import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDemoApi } from '../../../scripts/demo-api/server.ts';
import { nodeFlagsOf } from '../../../scripts/setup/node-flags.mjs';
import { listen } from '../../../scripts/serve/listen.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    siteDir: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const siteDir = path.join(root, '.cache/test-site/dist');

/** Builds the demo site once for all browser tests and serves it as a host does. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const api = await startDemoApi({ port: 0, dataDir: path.join(root, '.cache/test-site/data') });
  await buildSite(api.url, siteDir);
  const host = createSiteServer(siteDir, { api: api.url, files: [api.url] }, { compressed: false });
  const siteUrl = await listen(host, 0);
  project.provide('siteUrl', siteUrl);
  project.provide('apiUrl', api.url);
  project.provide('siteDir', siteDir);
  return async () => {
    host.closeAllConnections();
    host.close();
    await api.close();
  };
}

/** The real build in a process of its own, as in CI. @param project the folder of the code, by default the repository's own */
export async function buildSite(
  apiUrl: string,
  out: string,
  { project = root, settings = {} }: { project?: string; settings?: Record<string, string> } = {},
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', API_BASE_URL: apiUrl, OG_PICTURES: 'kinds', ...settings };
  const script = 'scripts/build.ts';
  await promisify(execFile)(process.execPath, [...nodeFlagsOf(script), script, '--out', out], { cwd: project, env });
}
