import path from 'node:path';
import { runNode } from '../setup/run-node.ts';

export interface ProcessUsage {
  /** User and system time of the process without its children. */
  cpuSeconds: number;
  peakMb: number;
  /** Peaks of the components of that memory, each by itself: the JavaScript heap, buffers outside of it, the rest. */
  heapMb: number;
  buffersMb: number;
  restMb: number;
}

const USAGE_PREFIX = 'measured:';

/**
 * Runs a script as `npm run` does, in a process of its own that reports its usage. @throws when it fails
 * @param like the script whose node flags it gets, by default its own
 */
export async function measureProcess(
  script: string,
  args: string[],
  { environment = {}, like = script }: { environment?: Record<string, string>; like?: string } = {},
): Promise<ProcessUsage> {
  const reporter = path.join(import.meta.dirname, 'report-usage.mjs');
  const { code, stderr } = await runNode(script, args, {
    like,
    flags: ['--import', reporter],
    env: { NODE_ENV: 'production', ...environment },
  });
  const line = stderr.split('\n').findLast((candidate) => candidate.startsWith(USAGE_PREFIX));
  if (code !== 0 || !line) throw new Error(`${script} ${args.join(' ')} failed:\n${stderr}`);
  return JSON.parse(line.slice(USAGE_PREFIX.length)) as ProcessUsage;
}

/** Other load only adds to the result, so the run with the lowest usage is the most precise. */
export async function minimumOf(times: number, run: () => Promise<ProcessUsage>): Promise<ProcessUsage> {
  const runs: ProcessUsage[] = [];
  while (runs.length < times) runs.push(await run());
  const peak = (part: keyof ProcessUsage) => Math.max(...runs.map((one) => one[part]));
  return {
    cpuSeconds: Math.min(...runs.map((one) => one.cpuSeconds)),
    peakMb: peak('peakMb'),
    heapMb: peak('heapMb'),
    buffersMb: peak('buffersMb'),
    restMb: peak('restMb'),
  };
}
