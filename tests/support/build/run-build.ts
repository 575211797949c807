import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { nodeFlagsOf } from '../../../scripts/setup/node-flags.mjs';
import type { BuildReport } from '../../../scripts/build/report/build-report.ts';
import type { BuildJob, BuildRun } from './build-process.ts';
import type { SystemFaults } from './system-faults.ts';
import { FILES_ORIGIN } from '../api/synthetic-content.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const BUILD_SCRIPT = 'scripts/build.ts';

let buildProcess: ChildProcess | undefined;
const jobs: { resolve: (run: BuildRun) => void; reject: (error: Error) => void }[] = [];

/**
 * Runs the build command in a process that serves all test files of the worker, and ends with it: one job at a time.
 * `startBuild` is for tests that need a separate process (signals, two builds at once, kills).
 * @param flags in addition to `--out`
 */
export function runBuild(
  apiUrl: string,
  out: string,
  flags: string[] = [],
  env: Record<string, string> = {},
  { faults, project }: Pick<BuildJob, 'faults' | 'project'> = {},
): Promise<BuildRun> {
  buildProcess ??= startBuildProcess();
  const job: BuildJob = { args: ['--out', out, ...flags], env: { ...settingsFor(apiUrl), ...env }, faults, project };
  buildProcess.send(job);
  return new Promise((resolve, reject) => jobs.push({ resolve, reject }));
}

/** The pictures for link previews are rendered by kind, since they are few. */
const settingsFor = (apiUrl: string) => ({ API_BASE_URL: apiUrl, FILES_ORIGIN, OG_PICTURES: 'kinds' });

function startBuildProcess(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'build-process.ts'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: nodeFlagsOf(BUILD_SCRIPT),
  });
  child.on('message', (run: BuildRun) => jobs.shift()?.resolve(run));
  child.on('exit', (code) => {
    buildProcess = undefined;
    for (const { reject } of jobs.splice(0)) reject(new Error(`The build's process has ended with code ${code}`));
  });
  return child;
}

/** A build in a process of its own. */
export interface RunningBuild {
  pid: number;
  /** `code` is 128 plus the signal that has ended it, as in a shell. */
  done: Promise<BuildRun>;
}

/**
 * @param flags in addition to `--out`. @param nodeFlags for Node itself. @param machine the faults of the process
 * @param project the folder of the code
 */
export function startBuild(
  apiUrl: string,
  out: string,
  {
    flags = [],
    env = {},
    nodeFlags = [],
    machine: faults,
    project = root,
  }: {
    flags?: string[];
    env?: Record<string, string>;
    nodeFlags?: string[];
    machine?: SystemFaults;
    project?: string;
  } = {},
): RunningBuild {
  const preload = faults
    ? ['--import', pathToFileURL(path.join(import.meta.dirname, 'inject-system-faults.ts')).href]
    : [];
  const execArgv = [...preload, ...nodeFlagsOf(BUILD_SCRIPT), ...nodeFlags];
  const child = spawn(process.execPath, [...execArgv, path.join(root, BUILD_SCRIPT), '--out', out, ...flags], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...settingsFor(apiUrl),
      SYSTEM_FAULTS: JSON.stringify(faults),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const done = new Promise<BuildRun>((resolve) => {
    child.on('close', (code, signal) => resolve({ code: code ?? SIGNALS[signal ?? ''] ?? 128, output }));
  });
  return { pid: child.pid ?? 0, done };
}

const SIGNALS: Record<string, number> = { SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };

/** A new path for a tree; it is removed after the tests of the file. */
export function newOutDir(): string {
  return path.join(temporaryFolder(), 'dist');
}

/** Every file of a tree with its content, by path. Symbolic links are followed at the top only. */
export function filesOf(out: string): Map<string, string> {
  const dir = realpathSync(out);
  return new Map(
    listFiles(dir)
      .toSorted()
      .map((file) => [file, readFileSync(path.join(dir, file), 'latin1')]),
  );
}

/** Every file of a tree with a hash of its content, which suffices to compare trees. */
export function hashesOf(out: string): Record<string, string> {
  const dir = realpathSync(out);
  const hashOf = (file: string) =>
    createHash('sha1')
      .update(readFileSync(path.join(dir, file)))
      .digest('base64url');
  return Object.fromEntries(
    listFiles(dir)
      .toSorted()
      .map((file) => [file, hashOf(file)]),
  );
}

/**
 * Every file of a tree with metadata that changes when the file is written or replaced: much faster to read than its content.
 * The time of a chunk is left out, because it is that of the last use.
 */
export function stampsOf(out: string): Record<string, string> {
  const dir = realpathSync(out);
  return Object.fromEntries(
    listFiles(dir).map((name) => {
      const file = path.join(dir, name);
      const { ino, size, mtimeMs } = statSync(file);
      return [file, `${ino} ${size} ${file.includes('/assets/') ? '' : mtimeMs}`];
    }),
  );
}

/** The published pages and payloads without the id of the build. */
export function siteFilesOf(out: string): Map<string, string> {
  return new Map([...filesOf(out)].filter(([file]) => !file.startsWith('builds/')));
}

export function reportOf(out: string): BuildReport {
  return JSON.parse(readFileSync(path.join(out, 'builds/report.json'), 'utf8')) as BuildReport;
}

export function latestOf(out: string): string | undefined {
  const file = path.join(out, 'builds/latest.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function htmlOf(out: string, pathname: string): string {
  return readFileSync(path.join(out, pathname, 'index.html'), 'utf8');
}
