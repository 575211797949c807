import { injectFaults, type SystemFaults } from './system-faults.ts';

/** One run of the build command. */
export interface BuildJob {
  /** The command-line arguments. */
  args: string[];
  env: Record<string, string>;
  /** The folder of the code, by default the repository's own. */
  project?: string;
  faults?: SystemFaults;
}

export interface BuildRun {
  code: number;
  /** Standard output and error together. */
  output: string;
}

/**
 * Runs the build command repeatedly in one warm process: `fork` it, send a `BuildJob`, get a `BuildRun`. Each job runs the
 * command's own file; only the start of a process is saved.
 */
let last: Promise<unknown> = Promise.resolve();
let started = 0;
process.on('message', (job: BuildJob) => {
  last = runAfter(last, job);
});

async function runAfter(others: Promise<unknown>, job: BuildJob): Promise<void> {
  await others;
  process.send?.(await run(job));
}

async function run({ args, env, project, faults }: BuildJob): Promise<BuildRun> {
  const { argv } = process;
  const root = process.cwd();
  const before = { ...process.env };
  started += 1;
  process.argv = [process.execPath, 'scripts/build.ts', ...args];
  Object.assign(process.env, env);
  if (project) process.chdir(project);
  const printed = captureOutput();
  const end = injectFaults(faults ?? {});
  try {
    await import(`../../../scripts/build.ts?job=${started}`);
  } finally {
    end();
    process.argv = argv;
    process.chdir(root);
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before);
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = 0;
  return { code, output: printed() };
}

/** Captures the output. @returns a function that returns it and ends the capture */
function captureOutput(): () => string {
  const words: string[] = [];
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  for (const stream of streams) stream.write = (chunk: string | Uint8Array) => words.push(String(chunk)) > 0;
  return () => {
    streams.forEach((stream, index) => Object.assign(stream, { write: writes[index] }));
    return words.join('');
  };
}
