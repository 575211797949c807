import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../../.github/workflows');

interface WorkflowStep {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<
    string,
    { 'timeout-minutes'?: number; strategy?: { matrix: Record<string, string> }; steps: WorkflowStep[] }
  >;
}

export const WORKFLOWS = readdirSync(folder);

export function readWorkflow(name: string): { text: string; workflow: Workflow } {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return { text, workflow: parse(text) as Workflow };
}

/** The condition of a step by which a site is built in shards or as a whole. */
const IF_SHARDED = 'vars.SHARDS > 1';
const IF_NOT_SHARDED = `\${{ !(${IF_SHARDED}) }}`;

/**
 * The npm scripts that the steps of a job call in a successful run, in order, for a site that is built in shards or as a whole.
 */
export function scriptsOf({ jobs }: Workflow, job: string, { sharded }: { sharded: boolean }): string[] {
  const left = sharded ? IF_NOT_SHARDED : IF_SHARDED;
  return (jobs[job]?.steps ?? [])
    .filter(({ if: condition }) => condition !== left && condition !== 'failure()')
    .flatMap(({ run }) => (run === undefined ? [] : [scriptIn(run)]));
}

/** @throws when a step is not the call of one npm script */
export function scriptIn(run: string): string {
  const name = /^npm (?:run )?([\w-]+)(?: -- [^;&|<>`\n]*)?$/.exec(run)?.[1];
  if (name === undefined) throw new Error(`«${run}» is not the call of one npm script`);
  return name;
}
