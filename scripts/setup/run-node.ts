import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { nodeFlagsOf } from './node-flags.mjs';

interface RunNodeOptions {
  /** The script whose flags of node it gets, if not its own. */
  like?: string;
  /** Further flags of node. */
  flags?: string[];
  env?: Record<string, string>;
  /** Goes to the standard input. */
  input?: string;
  /** Shows what the script prints as it comes, and returns nothing of it. */
  showOutput?: boolean;
}

export interface NodeRun {
  /** 0 when all went well; null after a signal. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script in a process of its own, which gives its memory back, and which ends when this process ends before it. */
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
  const outputs = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  // A script that ends early does not read to the end.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    const [stdout = '', stderr = ''] = await outputs;
    return { code, stdout, stderr };
  } finally {
    process.off('exit', kill);
  }
}
