import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { freshClone } from './fresh-clone.ts';

/** The environment of one job of a run. */
export interface Job {
  /** Its working folder: empty until the code is checked out. */
  workspace: string;
  /** A temporary folder outside the working folder. */
  temp: string;
  /** The search path for programs. */
  path: string[];
  /** Functions to call after the last step. */
  atEnd: (() => void)[];
}

/** The folders that outlive a job. */
export interface Storage {
  artifacts: string;
  caches: string;
}

/** @returns its outputs, if it has any */
type Action = (inputs: Record<string, string>, job: Job, storage: Storage) => Record<string, string> | void;

const npm = process.env['PATH']?.split(path.delimiter).find((folder) => existsSync(path.join(folder, 'npm'))) ?? '';

/** The replacement for each action, with its supported inputs. */
const ACTIONS: Record<string, { inputs: string[]; run: Action }> = {
  'actions/checkout': { inputs: ['persist-credentials'], run: (_, { workspace }) => freshClone(workspace) },
  'actions/setup-node': {
    inputs: ['node-version', 'cache'],
    run({ 'node-version': wanted }, job) {
      if (!process.version.startsWith(`v${wanted}.`))
        throw new Error(`Node ${wanted} is wanted, this is ${process.version}`);
      const folder = path.join(job.temp, 'node');
      mkdirSync(folder);
      symlinkSync(process.execPath, path.join(folder, 'node'));
      symlinkSync(path.join(npm, 'npm'), path.join(folder, 'npm'));
      job.path.unshift(folder);
    },
  },
  'actions/cache': {
    inputs: ['path', 'key'],
    run({ path: name = '', key = '' }, job, { caches }) {
      const kept = path.join(caches, encodeURIComponent(key));
      const folder = path.join(job.workspace, name);
      const isKept = existsSync(kept);
      if (isKept) cpSync(kept, folder, { recursive: true });
      else job.atEnd.push(() => existsSync(folder) && cpSync(folder, kept, { recursive: true }));
      return { 'cache-hit': String(isKept) };
    },
  },
  'actions/upload-artifact': {
    inputs: ['name', 'path', 'if-no-files-found', 'include-hidden-files', 'retention-days'],
    run(inputs, { workspace }, { artifacts }) {
      const { name = '', path: paths = '', 'if-no-files-found': missing = 'warn' } = inputs;
      const wanted = paths.split('\n').flatMap((line) => (line.trim() ? [path.resolve(workspace, line.trim())] : []));
      const files = wanted.filter((file) => existsSync(file));
      if (files.length === 0 && missing === 'error') throw new Error(`No files were found for ${paths}`);
      const target = path.join(artifacts, name);
      if (existsSync(target)) throw new Error(`There is an artifact ${name} already`);
      const [first = ''] = files;
      const base = wanted.length === 1 && statSync(first).isDirectory() ? first : commonFolder(wanted);
      const isHidden = (file: string) =>
        path
          .relative(workspace, file)
          .split(path.sep)
          .some((part) => part.startsWith('.'));
      for (const file of files)
        cpSync(file, path.join(target, path.relative(base, file)), {
          recursive: true,
          filter: (from) => inputs['include-hidden-files'] === 'true' || !isHidden(from),
        });
    },
  },
  'actions/download-artifact': {
    inputs: ['path'],
    run({ path: folder = '.' }, { workspace }, { artifacts }) {
      for (const name of existsSync(artifacts) ? readdirSync(artifacts) : [])
        cpSync(path.join(artifacts, name), path.join(workspace, folder, name), { recursive: true });
    },
  },
};

/** @throws for an unsupported action or input */
export function runAction(
  uses: string,
  inputs: Record<string, string>,
  job: Job,
  storage: Storage,
): Record<string, string> {
  const [name = ''] = uses.split('@');
  const action = ACTIONS[name];
  if (!action) throw new Error(`Nothing stands in for the action ${name}`);
  const unknown = Object.keys(inputs).find((input) => !action.inputs.includes(input));
  if (unknown) throw new Error(`What stands in for ${name} does not know the input ${unknown}`);
  return action.run(inputs, job, storage) ?? {};
}

/** The deepest common folder of the files of an artifact. */
function commonFolder(files: string[]): string {
  const [first = '', ...others] = files;
  let folder = path.dirname(first);
  while (!others.every((file) => file.startsWith(folder + path.sep))) folder = path.dirname(folder);
  return folder;
}

/** The files in the working folder that match the patterns, without installed packages. */
export function filesMatching(workspace: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: workspace, exclude: ['node_modules'] })
    .filter((file) => statSync(path.join(workspace, file)).isFile())
    .toSorted();
}

export function emptyJob(folder: string): Job {
  const job: Job = {
    workspace: path.join(folder, 'work'),
    temp: path.join(folder, 'temp'),
    path: ['/usr/bin', '/bin'],
    atEnd: [],
  };
  rmSync(folder, { recursive: true, force: true });
  for (const one of [job.workspace, job.temp]) mkdirSync(one, { recursive: true });
  return job;
}
