import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoApi, startDemoApi } from '../../scripts/demo-api/server.ts';
import { reportOf } from '../support/build/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { storeSettings } from '../support/publish/publish-context.ts';
import { readWorkflow, scriptsOf } from '../support/publish/workflow.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();
const contentDir = path.join(folder, 'content');

let store: ObjectStore;
let api: DemoApi;
beforeAll(async () => {
  cpSync(path.join(root, 'scripts/demo-api/content'), contentDir, { recursive: true });
  store = await startObjectStore();
  await startApi(0);
});
afterAll(async () => {
  await api.close();
  await store.close();
});

async function startApi(port: number) {
  const mediaDir = path.join(root, 'scripts/demo-api/media');
  api = await startDemoApi({ port, contentDir, mediaDir, dataDir: path.join(folder, 'data') });
}

/** The steps of the workflow's job, each as its command, on a new machine. */
async function runWorkflow(machine: string, run: number, payload: { paths?: unknown; changed?: unknown } = {}) {
  const out = path.join(folder, machine, 'dist');
  const environmentFile = path.join(folder, `${machine}.env`);
  mkdirSync(path.dirname(environmentFile), { recursive: true });
  writeFileSync(environmentFile, '');
  const env = {
    ...process.env,
    GITHUB_ENV: environmentFile,
    WEBHOOK_PATHS: JSON.stringify(payload.paths ?? null),
    WEBHOOK_CHANGED: JSON.stringify(payload.changed ?? null),
    ...storeSettings(store),
    NODE_ENV: 'production',
    API_BASE_URL: api.url,
    SITE_URL: store.websiteUrl,
    // The file name of a picture depends on the URL of its photo, which differs in each run of the tests.
    OG_PICTURES: 'kinds',
  };
  const step = async (script: string, ...args: string[]) =>
    (await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: root, env })).stdout;
  const flagsOf = (script: string): string[] => {
    const { CHANGED = '', LOOK_AT = '' } = parseEnv(readFileSync(environmentFile, 'utf8'));
    if (script === 'restore') return ['--out', out];
    if (script === 'build') return ['--out', out, '--run', String(run), '--changed', CHANGED];
    if (script === 'summary') return ['--dir', out];
    return script === 'deploy' ? ['--dir', out, '--look-at', LOOK_AT] : [];
  };
  const said: Record<string, string> = {};
  for (const script of scriptsOf(readWorkflow('publish.yml').workflow, 'publish', { sharded: false }))
    said[script] = await step(script, ...flagsOf(script));
  return { said: said['deploy'] ?? '', warned: said['webhook'] ?? '', out };
}

it(
  'a change in the content system is live after the steps of the workflow, which fetch only that change',
  { timeout: 180_000 },
  async () => {
    const first = await runWorkflow('first', 7, { paths: ['articles/x'], changed: ['about us'] });
    expect(first.warned).toMatch(
      /^::warning title=Webhook::paths: .*\n::warning title=Webhook::changed: .*looked at$/m,
    );
    expect(first.said).toMatch(/Build \S+ is live at http:\S+: \d+ objects uploaded, 0 were there already/);

    const file = path.join(contentDir, 'equipment/sfera-a-600.yaml');
    const yaml = readFileSync(file, 'utf8');
    const { port } = new URL(api.url);
    await api.close();
    const changed = yaml.replace(/^lead: .*$/m, 'lead: Только что изменённое описание установки');
    expect(changed).not.toBe(yaml);
    writeFileSync(file, changed);
    await startApi(Number(port));

    store.calls.length = 0;
    const start = performance.now();
    const address = '/equipment/sfera-a-600';
    const { said, out } = await runWorkflow('second', 8, { paths: [address], changed: [address] });
    const reply = await fetch(store.websiteUrl + address);
    expect(await reply.text()).toContain('Только что изменённое описание установки');
    console.log(`Webhook to live page: ${((performance.now() - start) / 1000).toFixed(1)} s. ${said.trim()}`);
    const { calls, pages } = reportOf(out);
    expect(calls).toBeLessThan(30);
    expect(pages.reused).toBeGreaterThan(100);
    expect(store.puts().filter((key) => key.startsWith('assets/'))).toEqual([]);
    expect(store.puts().filter((key) => key.endsWith('payload.json')).length).toBeLessThan(20);
  },
);
