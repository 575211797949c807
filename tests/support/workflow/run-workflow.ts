import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyJob, filesMatching, type Job, runAction } from './actions.ts';
import { asText, type Contexts, fillIn, type Functions, holds } from './expressions.ts';
import { readWorkflow, type Workflow, type WorkflowJob, type WorkflowStep } from './read-workflow.ts';

/** The event that starts a run. */
export interface WorkflowEvent {
  name: 'schedule' | 'workflow_dispatch' | 'push';
  inputs?: Record<string, string | boolean>;
  number?: number;
  /** The step during which the job reaches its time limit; it is not run. */
  timeLimitAt?: string;
}

/** The settings of a repository. Its caches are kept between runs. */
export interface Repository {
  variables: Record<string, string>;
  /** The secrets of the environment of a job. */
  secrets: Record<string, string>;
  /** The folder of the caches. */
  caches: string;
  /** Added to the variables of GitHub, for programs that must not reach a real server. */
  environment?: Record<string, string>;
  isPrivate?: boolean;
  /** Changes the code after the checkout. */
  prepare?: (workspace: string) => void;
}

interface StepRun {
  job: string;
  name: string;
  outcome: JobResult;
  output: string;
}

export interface WorkflowRun {
  steps: StepRun[];
  result: Record<string, JobResult>;
  /** The summary that the steps have written. */
  summary: string;
  /** The folder of the artifacts, with a subfolder for each. */
  artifacts: string;
  /** The output of the step, in all shards one after the other. */
  outputOf: (step: string) => string;
}

type JobResult = 'success' | 'failure' | 'cancelled' | 'skipped';

const KEYS = {
  workflow: ['name', 'on', 'concurrency', 'permissions', 'env', 'jobs'],
  job: ['name', 'if', 'needs', 'strategy', 'runs-on', 'timeout-minutes', 'environment', 'permissions', 'env', 'steps'],
  step: ['id', 'name', 'if', 'uses', 'with', 'run', 'env'],
};

/**
 * Runs a workflow as GitHub would: each job on an empty machine with a bare PATH, steps in their order with the
 * environment, conditions and outputs of the file. @throws for an unsupported key or value
 */
export async function runWorkflow(file: string, event: WorkflowEvent, repository: Repository): Promise<WorkflowRun> {
  const { workflow } = readWorkflow(file);
  assertKnown(workflow, KEYS.workflow);
  if (!(event.name in workflow.on)) throw new Error(`${file} does not begin by ${event.name}`);
  const run = new Run(workflow, event, repository);
  for (const [id, job] of Object.entries(workflow.jobs)) await run.runJob(id, job);
  return run;
}

class Run implements WorkflowRun {
  steps: StepRun[] = [];
  result: Record<string, JobResult> = {};
  summary = '';
  artifacts = temporaryFolder();
  readonly #workflow: Workflow;
  readonly #event: WorkflowEvent;
  readonly #repository: Repository;

  constructor(workflow: Workflow, event: WorkflowEvent, repository: Repository) {
    this.#workflow = workflow;
    this.#event = event;
    this.#repository = repository;
  }

  outputOf = (step: string): string =>
    this.steps.flatMap(({ name, output }) => (name === step ? [output] : [])).join('\n');

  async runJob(id: string, job: WorkflowJob): Promise<void> {
    assertKnown(job, KEYS.job);
    const needed = [job.needs ?? []].flat().map((name) => [name, { result: this.result[name] }] as const);
    const contexts = { ...this.#contexts(), needs: Object.fromEntries(needed) };
    const all = needed.map(([, { result }]) => result);
    const isDone = all.every((result) => result === 'success');
    const state = stateFunctions(all.includes('failure') ? 'failure' : isDone ? 'success' : 'skipped');
    if (!holds(job.if, contexts, state)) {
      this.result[id] = 'skipped';
      return;
    }
    this.result[id] = 'success';
    for (const [index, matrix] of combinations(job, contexts, state).entries()) {
      const strategy = { 'job-index': index };
      const result = await this.#runMachine(id, job, { ...contexts, matrix, strategy });
      if (this.result[id] !== 'failure' && result !== 'success') this.result[id] = result;
    }
  }

  async #runMachine(id: string, job: WorkflowJob, contexts: Contexts): Promise<JobResult> {
    const machine = emptyJob(temporaryFolder());
    const ofEnvironment = job.environment === undefined ? {} : this.#repository.secrets;
    const inJob = { ...contexts, secrets: ofEnvironment };
    const environment: Record<string, string> = {
      ...this.#environment(machine),
      ...filledIn(this.#workflow.env, inJob, {}),
      ...filledIn(job.env, inJob, {}),
    };
    let state: JobResult = 'success';
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    for (const step of job.steps) {
      assertKnown(step, KEYS.step);
      const name = step.name ?? step.run ?? step.uses ?? '';
      const functions: Functions = {
        ...stateFunctions(state),
        hashFiles: (...patterns) => hashOf(machine.workspace, patterns),
      };
      const inStep = { ...inJob, env: environment, steps };
      const ended: StepRun = { job: id, name, outcome: 'skipped', output: '' };
      this.steps.push(ended);
      if (!holds(step.if, inStep, functions)) continue;
      if (name === this.#event.timeLimitAt) {
        ended.outcome = state = 'cancelled';
        continue;
      }
      const { outputs, ...did } = await this.#runStep(step, machine, environment, inStep, functions);
      Object.assign(ended, did);
      if (step.id !== undefined) steps[step.id] = { outputs };
      if (state === 'success') state = ended.outcome;
    }
    for (const work of machine.atEnd) if (state === 'success') work();
    return state;
  }

  async #runStep(
    step: WorkflowStep,
    machine: Job,
    environment: Record<string, string>,
    contexts: Contexts,
    functions: Functions,
  ): Promise<Pick<StepRun, 'outcome' | 'output'> & { outputs: Record<string, string> }> {
    if (step.uses !== undefined) {
      const inputs = filledIn(step.with, contexts, functions);
      const outputs = runAction(step.uses, inputs, machine, {
        artifacts: this.artifacts,
        caches: this.#repository.caches,
      });
      if (step.uses.startsWith('actions/checkout@')) this.#repository.prepare?.(machine.workspace);
      return { outcome: 'success', output: '', outputs };
    }
    const files = Object.fromEntries(
      ['GITHUB_ENV', 'GITHUB_STEP_SUMMARY'].map((name) => [name, path.join(machine.temp, name)]),
    );
    for (const file of Object.values(files)) writeFileSync(file, '');
    const script = path.join(machine.temp, 'step.sh');
    writeFileSync(script, asText(fillIn(step.run ?? '', contexts, functions)));
    const { code, output } = await runShell(script, machine.workspace, {
      ...environment,
      ...filledIn(step.env, contexts, functions),
      ...files,
      PATH: machine.path.join(path.delimiter),
    });
    const set = readFileSync(files['GITHUB_ENV'] ?? '', 'utf8');
    for (const line of set.split('\n').filter((text) => text !== '')) {
      const [, variable, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (variable === undefined) throw new Error(`«${line}» sets no variable in one line`);
      environment[variable] = value ?? '';
    }
    this.summary += readFileSync(files['GITHUB_STEP_SUMMARY'] ?? '', 'utf8');
    return { outcome: code === 0 ? 'success' : 'failure', output, outputs: {} };
  }

  #contexts(): Contexts {
    const { name, inputs = {}, number = 1 } = this.#event;
    return {
      github: {
        event_name: name,
        event: { repository: { private: this.#repository.isPrivate ?? false } },
        run_number: number,
      },
      inputs,
      vars: this.#repository.variables,
      secrets: {},
      needs: {},
      matrix: {},
      strategy: {},
      env: {},
    };
  }

  #environment({ workspace, temp }: Job): Record<string, string> {
    const { name, number = 1 } = this.#event;
    return {
      CI: 'true',
      HOME: temp,
      LANG: 'C.UTF-8',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: name,
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_RUN_ID: String(1000 + number),
      GITHUB_RUN_NUMBER: String(number),
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temp,
      ...this.#repository.environment,
    };
  }
}

function assertKnown(value: object, keys: string[]): void {
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown) throw new Error(`«${unknown}» of a workflow is not understood`);
}

function stateFunctions(state: JobResult): Functions {
  return {
    always: () => true,
    cancelled: () => state === 'cancelled',
    failure: () => state === 'failure',
    success: () => state === 'success',
  };
}

/** The values of the matrix, which may have one list. */
function combinations({ strategy }: WorkflowJob, contexts: Contexts, functions: Functions): Record<string, unknown>[] {
  const [entry, ...others] = Object.entries(strategy?.matrix ?? {});
  if (others.length > 0) throw new Error('A matrix of several lists is not understood');
  if (!entry) return [{}];
  const [name, list] = entry;
  const values = typeof list === 'string' ? fillIn(list, contexts, functions) : list;
  if (!Array.isArray(values)) throw new Error(`The matrix ${name} is no list: ${JSON.stringify(values)}`);
  return values.map((value: unknown) => ({ [name]: value }));
}

function filledIn(
  values: Record<string, unknown> = {},
  contexts: Contexts,
  functions: Functions,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      asText(typeof value === 'string' ? fillIn(value, contexts, functions) : value),
    ]),
  );
}

function hashOf(workspace: string, patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesMatching(workspace, patterns)) hash.update(readFileSync(path.join(workspace, file)));
  return hash.digest('hex');
}

/** The command of the runner for a step without a shell. */
function runShell(
  script: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('/bin/bash', ['-e', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ code, output }));
  });
}
