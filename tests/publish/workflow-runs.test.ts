import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../scripts/build/report/build-report.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/api/synthetic-api.ts';
import { syntheticContent } from '../support/api/synthetic-content.ts';
import { linkFiles } from '../support/build/link-files.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { createTestContext, storeSettings } from '../support/publish/publish-context.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HAS_REPOSITORY } from '../support/workflow/fresh-clone.ts';
import { type Repository, runWorkflow, type WorkflowRun } from '../support/workflow/run-workflow.ts';

let store: ObjectStore;
let api: SyntheticApi;
let chat: Server;
/** The messages to the operators' chat. */
const told: string[] = [];
let repository: Repository;

beforeAll(async () => {
  store = await startObjectStore();
  api = await startSyntheticApi(syntheticContent(12));
  chat = createServer(async (request, response) => {
    told.push(((await json(request)) as { text: string }).text);
    response.end();
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...variables } = storeSettings(store);
  repository = {
    variables: {
      ...variables,
      API_BASE_URL: api.url,
      SITE_URL: store.websiteUrl,
      FILES_ORIGIN: 'https://files.test',
    },
    secrets: {
      S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY,
      NOTIFY_URL: `http://127.0.0.1:${(chat.address() as AddressInfo).port}`,
    },
    caches: temporaryFolder(),
  };
});
afterAll(async () => {
  chat.closeAllConnections();
  chat.close();
  await api.close();
  await store.close();
});

const outcomes = ({ steps }: WorkflowRun, job: string) =>
  Object.fromEntries(
    steps.flatMap((step) => (step.job === job && !step.name.startsWith('actions/') ? [[step.name, step.outcome]] : [])),
  );
const PUBLISHED = {
  Webhook: 'success',
  Restore: 'success',
  Merge: 'skipped',
  Build: 'success',
  Deploy: 'success',
  Summary: 'success',
  Notify: 'skipped',
};
const reportOf = ({ artifacts }: WorkflowRun) =>
  JSON.parse(readFileSync(path.join(artifacts, 'report/dist/builds/report.json'), 'utf8')) as BuildReport;
const textAt = async (address: string) => (await fetch(store.websiteUrl + address)).text();
const rename = (index: number, name: string) =>
  Object.assign(api.content.lists.get('/equipment')?.[index] ?? {}, { name });

/** The first run would bundle the code, which takes ten seconds, and with which every run of the tests begins. */
const takeBundle = (workspace: string) => {
  for (const folder of ['.cache/bundle', '.cache/program']) linkFiles(folder, path.join(workspace, folder));
};

describe.runIf(HAS_REPOSITORY)('publish.yml', { timeout: 300_000 }, () => {
  it('publishes the whole site to an empty bucket after a malformed webhook, with warnings', async () => {
    const inputs = { paths: '["articles/x"]', changed: 'об установке' };
    const event = { name: 'workflow_dispatch', inputs, number: 7 } as const;
    const run = await runWorkflow('publish.yml', event, { ...repository, prepare: takeBundle });
    expect(outcomes(run, 'publish'), run.outputOf('Build') + run.outputOf('Deploy')).toEqual(PUBLISHED);
    expect(run.result).toEqual({ shard: 'skipped', publish: 'success' });
    expect(run.outputOf('Webhook')).toMatch(/^::warning title=Webhook::paths: .*\n::warning title=Webhook::changed: /m);
    expect(run.outputOf('Restore')).toContain('Nothing is published yet');
    expect(await textAt('/equipment/item-7')).toContain('<h1');
    expect(run.summary).toMatch(/^### Build \S+\n\n {4}\d+ pages/);
    expect(told).toEqual([]);
  });

  it('publishes the changes named by the webhook and fetches nothing else', async () => {
    store.calls.length = 0;
    rename(6, 'Только что названная установка');
    const inputs = { paths: '/equipment/item-7', changed: '["/equipment/item-7"]' };
    const run = await runWorkflow('publish.yml', { name: 'workflow_dispatch', inputs, number: 8 }, repository);
    expect(outcomes(run, 'publish'), run.outputOf('Build') + run.outputOf('Deploy')).toEqual(PUBLISHED);
    expect(run.outputOf('Restore')).toMatch(/^3 files of the published build/m);
    // The name stands on nine pages, of which each takes five calls.
    expect(store.calls.length).toBeLessThanOrEqual(62);
    expect(await textAt('/equipment/item-7')).toContain('Только что названная установка');
    const { calls, pages } = reportOf(run);
    expect(calls).toBeLessThan(15);
    expect(pages.reused).toBeGreaterThan(20);
  });

  it('builds in shards if the variable is set', async () => {
    rename(8, 'Установка из двух частей');
    const sharded = { ...repository, variables: { ...repository.variables, SHARDS: '2' } };
    const inputs = { 'no-check': true, fresh: true, paths: '', 'allow-shrink': '' };
    const run = await runWorkflow('publish.yml', { name: 'workflow_dispatch', inputs, number: 10 }, sharded);
    expect(outcomes(run, 'publish'), run.outputOf('Merge')).toEqual({
      ...PUBLISHED,
      Merge: 'success',
      Build: 'skipped',
    });
    expect(run.result).toEqual({ shard: 'success', publish: 'success' });
    expect(run.outputOf('Build')).toMatch(/shard 1\/2[\s\S]*shard 2\/2/i);
    expect(run.outputOf('Deploy')).not.toContain('Checking');
    expect(await textAt('/equipment/item-9')).toContain('Установка из двух частей');
  });

  it('reports a failure and leaves the site unchanged', async () => {
    const before = await textAt('/builds/latest.json');
    api.fault = ({ path: asked }, response) =>
      asked === '/equipment/item-3' || asked === '/equipment/3' ? !!response.writeHead(500).end() : undefined;
    rename(2, 'Установка, которой нет');
    const run = await runWorkflow('publish.yml', { name: 'schedule', number: 11 }, repository);
    api.fault = undefined;
    expect(outcomes(run, 'publish')).toEqual({
      ...PUBLISHED,
      Build: 'failure',
      Deploy: 'skipped',
      Notify: 'success',
    });
    expect(run.result).toEqual({ shard: 'skipped', publish: 'failure' });
    expect(told.splice(0)).toEqual([
      `${store.websiteUrl}: The publication has failed\nhttps://github.example/example/site/actions/runs/1011`,
    ]);
    expect(run.summary).toMatch(/^### The build has failed\n\n {4}[\s\S]*answered with status 500/);
    expect(existsSync(path.join(run.artifacts, 'report/.dist/failures.txt'))).toBe(true);
    expect(await textAt('/builds/latest.json')).toBe(before);
  });
});

it.runIf(HAS_REPOSITORY)(
  'freshness.yml reports a site that does not serve the live build, and that its time limit was reached',
  { timeout: 180_000 },
  async () => {
    const event = { name: 'schedule', number: 12 } as const;
    const fresh = await runWorkflow('freshness.yml', event, repository);
    expect(fresh.result, fresh.outputOf('Freshness')).toEqual({ freshness: 'success' });
    const elsewhere = { ...repository, variables: { ...repository.variables, SITE_URL: 'http://127.0.0.1:1' } };
    expect((await runWorkflow('freshness.yml', event, elsewhere)).result).toEqual({ freshness: 'failure' });
    expect(told.splice(0)).toEqual([expect.stringContaining('The site is not fresh')]);
    const late = await runWorkflow('freshness.yml', { ...event, timeLimitAt: 'Freshness' }, repository);
    expect(late.result).toEqual({ freshness: 'cancelled' });
    expect(told.splice(0)).toEqual([expect.stringContaining('The site is not fresh')]);
  },
);

it.runIf(HAS_REPOSITORY)(
  'prune.yml deletes nothing from a recent bucket, and reports a missing object',
  { timeout: 180_000 },
  async () => {
    const event = { name: 'workflow_dispatch', inputs: { allow: '3' }, number: 13 } as const;
    const run = await runWorkflow('prune.yml', event, repository);
    expect([run.result, run.outputOf('Prune')]).toEqual([
      { prune: 'success' },
      expect.stringContaining('Deleted 0 objects'),
    ]);
    const { context } = createTestContext(store);
    await context.bucket.remove('about');
    const lacking = await runWorkflow('prune.yml', event, repository);
    expect(lacking.outputOf('Prune')).toContain('(about among them), nothing was deleted');
    expect(told.splice(0)).toEqual([expect.stringContaining('Old files could not be deleted')]);
  },
);

describe.runIf(HAS_REPOSITORY)('preview.yml', { timeout: 180_000 }, () => {
  const event = { name: 'workflow_dispatch', inputs: { paths: '/equipment/item-5 /about' }, number: 13 } as const;
  const ADDRESS = /^- (\S+\/builds\/previews\/\S+\/equipment\/item-5\/index\.html)$/m;

  it('publishes pages from the current replies of the API, and tells their address on the page of the run', async () => {
    rename(4, 'Ещё не опубликованная');
    store.calls.length = 0;
    const run = await runWorkflow('preview.yml', event, { ...repository, isPrivate: true });
    expect(run.result, run.outputOf('Preview')).toEqual({ preview: 'success' });
    const [, address = ''] = ADDRESS.exec(run.summary) ?? [];
    expect(await (await fetch(address)).text()).toContain('Ещё не опубликованная');
    expect(await textAt('/equipment/item-5')).not.toContain('Ещё не опубликованная');
    // The live build has the assets.
    expect(store.puts().filter((key) => !key.startsWith('builds/previews/'))).toEqual([]);
  });

  it('tells the address in the chat if everybody can read the run', async () => {
    const run = await runWorkflow('preview.yml', event, repository);
    expect(run.result, run.outputOf('Preview')).toEqual({ preview: 'success' });
    expect(told.splice(0)).toEqual([expect.stringMatching(ADDRESS)]);
    expect(run.summary + run.outputOf('Preview')).not.toContain('builds/previews');
    expect(readdirSync(run.artifacts)).toEqual([]);
  });
});

describe.runIf(HAS_REPOSITORY)('check.yml', { timeout: 180_000 }, () => {
  /** A registry that replies to the requests of npm audit. */
  async function runCheck(advisories: object): Promise<WorkflowRun> {
    const registry = createServer((request, response) => {
      request.resume().on('end', () => response.end(JSON.stringify(advisories)));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const environment = { npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` };
    try {
      return await runWorkflow('check.yml', { name: 'push' }, { ...repository, environment, prepare: runOneTest });
    } finally {
      registry.closeAllConnections();
      registry.close();
    }
  }
  /** The whole suite would run itself. One file shows that a fresh clone has all that tests need. */
  const runOneTest = (workspace: string) => {
    const file = path.join(workspace, 'package.json');
    const whole = '"node scripts/setup/run.mjs scripts/test.ts';
    const manifest = readFileSync(file, 'utf8');
    expect(manifest).toContain(`"test": ${whole}"`);
    rmSync(file); // It is a hard link, and further clones use the same file.
    writeFileSync(file, manifest.replace(whole, `${whole} scripts/publish/options.test.ts`));
  };

  it('audits the packages and runs the tests', async () => {
    const run = await runCheck({});
    expect(run.result, run.outputOf('npm run audit') + run.outputOf('npm test')).toEqual({ check: 'success' });
    expect(stripVTControlCharacters(run.outputOf('npm test'))).toMatch(/Test Files\s+1 passed/);
  });

  it('fails if a package has a known vulnerability', async () => {
    const advisory = { id: 1, url: 'https://advisory.test', title: 'Bad', severity: 'high', vulnerable_versions: '*' };
    const run = await runCheck({ vite: [advisory] });
    expect(outcomes(run, 'check')).toEqual({ 'npm run audit': 'failure', 'npm test': 'skipped' });
  });
});
