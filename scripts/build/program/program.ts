import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '../../setup/run-node.ts';
import { markAsUsed } from '../bundle/bundle-cache.ts';
import { BUNDLER_ENVIRONMENT } from '../bundle/bundler-environment.ts';
import { fingerprintFiles } from '../cache/fingerprint.ts';

/** Everything that may be part of the program, and what determines its packages. */
export const PROGRAM_INPUTS = [
  'src',
  'scripts/build',
  'scripts/setup',
  'scripts/demo-api/address.ts',
  'package-lock.json',
];

export const PROGRAM_ENTRY = 'scripts/build/command.ts';

/** The code of `npm run build`. */
interface Program {
  command: typeof import('../command.ts');
  /** Whether it is one bundle, or its sources. */
  isBundled: boolean;
}

/**
 * Loads the code of the build. To load it as 600 modules takes a seventh of the time of a rebuild, so it is bundled for the builds
 * after the first one. With `DEBUG` the sources run, which a stack trace then names.
 * @param root the folder of this code
 */
export async function loadProgram(root: string): Promise<Program> {
  const bundle = process.env['DEBUG'] ? undefined : findBundle(root);
  if (bundle === undefined) return { command: await import('../command.ts'), isBundled: false };
  return { command: (await import(pathToFileURL(bundle).href)) as Program['command'], isBundled: true };
}

function findBundle(root: string): string | undefined {
  try {
    const dir = programDir(root);
    const file = path.join(dir, 'command.js');
    if (!existsSync(file)) return undefined;
    markAsUsed(dir);
    return file;
  } catch {
    // The build reads the same files and reports why they are unreadable.
    return undefined;
  }
}

/** Bundles it, unless this has been done. @throws when it cannot be bundled */
export async function bundleProgram(root: string): Promise<void> {
  const dir = programDir(root);
  if (existsSync(dir)) return;
  const { code, stderr } = await runNode(path.join(import.meta.dirname, 'bundle-program.ts'), [root, dir], {
    env: BUNDLER_ENVIRONMENT,
  });
  if (code !== 0) throw new Error(`The code of the build could not be bundled:\n${stderr.trim()}`);
}

/** The folder of the bundle of the current code. */
export function programDir(root: string): string {
  return path.join(root, '.cache/program', fingerprintFiles(root, PROGRAM_INPUTS));
}
