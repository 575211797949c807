import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { killOnExit } from './kill-on-exit.ts';
import { removeOldBundles, markAsUsed } from './bundle-cache.ts';
import { separatePrintStyles } from './print-styles.ts';
import { fingerprintFiles } from '../cache/fingerprint.ts';
import type { ViteManifest } from './vite-manifest.ts';

/** What a build of the code leaves behind for the stages that draw pages with it. */
export interface Bundle {
  /** Hash of the client files: the code that a visitor runs. */
  appId: string;
  /** Hash of the code that draws pages, styles included. */
  renderId: string;
  clientDir: string;
  /** Holds the service worker, and the one that a site without one has in its place. */
  serviceWorkerDir: string;
  serverEntry: string;
  manifest: ViteManifest;
  /** False when the code had not changed and an earlier bundle served. */
  built: boolean;
}

/** Everything that can change what the bundler writes. */
const BUNDLE_INPUTS = [
  'src',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build/bundle/bundler.ts',
  'scripts/build/bundle/class-names.ts',
  'scripts/build/bundle/print-styles.ts',
  'scripts/build/bundle/chunk-groups.ts',
];

/** Written last: a bundle that has it is whole. */
const DONE_FILE = 'done.json';

/** Bundles the client and the server code, or takes the bundle of the same code from `cacheDir`. */
export async function bundle({ root, cacheDir }: { root: string; cacheDir: string }): Promise<Bundle> {
  const sourceHash = fingerprintFiles(root, BUNDLE_INPUTS);
  const dir = path.join(cacheDir, 'bundle', sourceHash);
  const known = existsSync(path.join(dir, DONE_FILE));
  if (!known) await buildStaged(dir, root);
  markAsUsed(dir);
  if (!known) removeOldBundles(path.dirname(dir));
  const manifest = JSON.parse(await readFile(path.join(dir, 'client/.vite/manifest.json'), 'utf8')) as ViteManifest;
  const { appId, renderId } = JSON.parse(await readFile(path.join(dir, DONE_FILE), 'utf8')) as Record<
    'appId' | 'renderId',
    string
  >;
  return {
    appId,
    renderId,
    manifest,
    clientDir: path.join(dir, 'client'),
    serviceWorkerDir: path.join(dir, 'worker'),
    serverEntry: pathToFileURL(path.join(dir, 'server/entry-server.js')).href,
    built: !known,
  };
}

/** Builds beside the final place and moves there in one step, so that a killed build leaves no half bundle behind. */
async function buildStaged(dir: string, root: string): Promise<void> {
  const staging = `${dir}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  // One after the other: side by side they would take twice the memory.
  await runBundler('client', root, staging);
  await separatePrintStyles(path.join(staging, 'client'));
  await runBundler('server', root, staging);
  await runBundler('worker', root, staging);
  const appId = fingerprintFiles(path.join(staging, 'client'), ['.']);
  const renderId = `${appId}-${fingerprintFiles(path.join(staging, 'server'), ['.'])}`;
  await writeFile(path.join(staging, DONE_FILE), JSON.stringify({ appId, renderId }));
  await rename(staging, dir).catch(async (error: unknown) => {
    // Another build has bundled the same code meanwhile, and may draw with it already.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(path.join(dir, DONE_FILE))) throw error;
  });
}

/** Together they nearly halve the bundler's memory, to some 320 MB, and cost it no noticeable time. */
const LOW_MEMORY_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=2', '--optimize-for-size'];
const LOW_MEMORY_ENVIRONMENT = {
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  RAYON_NUM_THREADS: '1',
};

/** The bundler needs several times the memory of everything else: a process of its own gives it back. */
async function runBundler(side: 'client' | 'server' | 'worker', root: string, staging: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'bundler.ts');
  const bundler = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...LOW_MEMORY_FLAGS, script, side, root, staging],
    {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, ...LOW_MEMORY_ENVIRONMENT, NODE_ENV: 'production' },
    },
  );
  const untie = killOnExit(bundler);
  const errors = text(bundler.stderr);
  const [code] = (await once(bundler, 'close')) as [number | null];
  untie();
  if (code !== 0) throw new Error(`The code could not be bundled:\n${(await errors).trim()}`);
}
