import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '../../setup/run-node.ts';
import { UsageError } from '../../setup/usage-error.ts';
import { removeOldBundles, markAsUsed } from './bundle-cache.ts';
import { BUNDLER_ENVIRONMENT } from './bundler-environment.ts';
import { bundlerFailure } from './bundler-failure.ts';
import { STYLES_FILE } from './compiled-styles.ts';
import { fingerprintFiles } from '../cache/fingerprint.ts';
import {
  CLIENT_MANIFEST,
  FIRST_STYLES_FILE,
  MAP_FRAME_MANIFEST,
  STYLE_MODULES_FILE,
  type ViteManifest,
} from './vite-manifest.ts';

/** The bundled code, for the stages that render pages with it. */
export interface Bundle {
  /** Hash of the client files. */
  appId: string;
  /** Hash of the code that renders pages, styles included. */
  renderId: string;
  clientDir: string;
  /** The folder of the service worker and of the script that unregisters it. */
  serviceWorkerDir: string;
  serverEntry: string;
  manifest: ViteManifest;
  /** The styles of each page's first screen, by the name of its route. */
  firstStyles: Record<string, string>;
}

const BUNDLE_INPUTS = [
  'src',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build/bundle',
  'scripts/build/output/list-files.ts',
];

/** Written last, so that its presence marks a complete bundle. */
const DONE_FILE = 'done.json';

/** Hash of all inputs of the bundler. */
export function bundleFingerprint(root: string): string {
  return fingerprintFiles(root, BUNDLE_INPUTS);
}

/** Bundles the client and the server code, or reuses the bundle of the same code from `cacheDir`. */
export async function bundle({ root, cacheDir }: { root: string; cacheDir: string }): Promise<Bundle> {
  const dir = path.join(cacheDir, 'bundle', bundleFingerprint(root));
  const known = existsSync(path.join(dir, DONE_FILE));
  if (!known) await buildStaged(dir, root);
  markAsUsed(dir);
  if (!known) removeOldBundles(path.dirname(dir));
  const clientDir = path.join(dir, 'client');
  const manifests = await Promise.all(
    [CLIENT_MANIFEST, MAP_FRAME_MANIFEST].map((file) => readJson<ViteManifest>(path.join(clientDir, file))),
  );
  const { appId, renderId } = await readJson<Record<'appId' | 'renderId', string>>(path.join(dir, DONE_FILE));
  return {
    appId,
    renderId,
    manifest: Object.assign({}, ...manifests) as ViteManifest,
    firstStyles: await readJson(path.join(clientDir, FIRST_STYLES_FILE)),
    clientDir,
    serviceWorkerDir: path.join(dir, 'worker'),
    serverEntry: pathToFileURL(path.join(dir, 'server/entry-server.js')).href,
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** They name the folder of the project. What they say of the code is in the names of the chunks, too. */
const FILES_WITH_PATHS = new Set([CLIENT_MANIFEST, STYLE_MODULES_FILE]);

/**
 * Bundles into a temporary folder and renames it, so that a killed build leaves no incomplete bundle. A failed one leaves nothing:
 * on a full disk each attempt would take more of it.
 */
async function buildStaged(dir: string, root: string): Promise<void> {
  const staging = `${dir}.${process.pid}`;
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true });
    await bundleInto(staging, dir, root);
    await rename(staging, dir).catch((error: unknown) => {
      // Another build has bundled the same code meanwhile and may be using it already.
      if (!existsSync(path.join(dir, DONE_FILE))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** @throws {UsageError} if the code has changed meanwhile: the bundle has parts of both, and would be used when the change is undone */
async function bundleInto(staging: string, dir: string, root: string): Promise<void> {
  // Sequential: in parallel they would need twice the memory.
  await runStep('style-compiler.ts', root, staging);
  await runStep('bundler.ts', 'client', root, staging);
  // The parser of styles is not loaded by a build whose code is bundled already.
  const { separateStyles } = await import('./print-styles.ts');
  await separateStyles(path.join(staging, 'client'), path.join(root, 'src'));
  await runStep('bundler.ts', 'others', root, staging);
  await rm(path.join(staging, STYLES_FILE));
  const appId = fingerprintFiles(path.join(staging, 'client'), [''], (file) => !FILES_WITH_PATHS.has(file));
  const renderId = `${appId}-${fingerprintFiles(path.join(staging, 'server'), [''])}`;
  if (bundleFingerprint(root) !== path.basename(dir))
    throw new UsageError('The code has changed while it was bundled: start again');
  await writeFile(path.join(staging, DONE_FILE), JSON.stringify({ appId, renderId }));
}

/** The bundler needs several times the memory of everything else; a process of its own returns it. */
async function runStep(script: 'bundler.ts' | 'style-compiler.ts', ...args: string[]): Promise<void> {
  const { code, stderr } = await runNode(path.join(import.meta.dirname, script), args, {
    env: { ...BUNDLER_ENVIRONMENT, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(bundlerFailure(stderr));
}
