import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { text } from 'node:stream/consumers';
import { nodeFlagsOf } from './node-flags.mjs';

interface RunNodeOptions {
  /** The script whose node flags it gets, by default its own. */
  like?: string;
  /** Additional node flags. */
  flags?: string[];
  env?: Record<string, string>;
  /** Sent to the standard input. */
  input?: string;
  /** Prints the script's output as it arrives, and does not return it. */
  showOutput?: boolean;
}

export interface NodeRun {
  /** 0 after a success; null after a signal. */
  code: number | null;
  stdout: string;
  stderr: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal alone would end this process without its `exit` event. */
function exitBySignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}

/** Runs a script in a process of its own, which returns its memory, and which ends when this process ends. */
export async function runNode(
  script: string,
  args: string[],
  { like = script, flags = [], env = {}, input = '', showOutput = false }: RunNodeOptions = {},
): Promise<NodeRun> {
  const output = showOutput ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...nodeFlagsOf(like), ...flags, script, ...args], {
    stdio: ['pipe', output, output],
    env: { ...process.env, ...env },
  });
  const kill = () => {
    child.kill();
  };
  process.once('exit', kill);
  for (const signal of SIGNALS) process.on(signal, exitBySignal);
  const outputs = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  // A script that ends early does not read its whole input.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    const [stdout = '', stderr = ''] = await outputs;
    return { code, stdout, stderr };
  } finally {
    process.off('exit', kill);
    for (const signal of SIGNALS) process.off(signal, exitBySignal);
  }
}
