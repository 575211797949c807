import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../../.github/workflows');

export interface WorkflowStep {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
}

export interface WorkflowJob {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  if?: string;
  needs?: string | string[];
  strategy?: { matrix: Record<string, string | string[]> };
  environment?: string;
  env?: Record<string, unknown>;
  steps: WorkflowStep[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  env?: Record<string, unknown>;
  jobs: Record<string, WorkflowJob>;
}

export const WORKFLOWS = readdirSync(folder);

export function readWorkflow(name: string): { text: string; workflow: Workflow } {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return { text, workflow: parse(text) as Workflow };
}

/** @throws when a step is not the call of one npm script. */
export function scriptIn(run: string): string {
  const name = /^npm (?:run )?([\w-]+)(?: -- [^;&|<>`\n]*)?$/.exec(run)?.[1];
  if (name === undefined) throw new Error(`«${run}» is not the call of one npm script`);
  return name;
}
