import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashFiles } from './source-hash.ts';

/** What a build of the code leaves behind for the stages that draw pages with it. */
export interface Bundle {
  /** Hash of the client files: the code that a visitor runs. */
  appId: string;
  /** Hash of the code that draws pages, styles included. */
  renderId: string;
  clientDir: string;
  serverEntry: string;
  manifest: ViteManifest;
  /** False when the code had not changed and an earlier bundle served. */
  built: boolean;
}

/** Vite's manifest, as far as we read it. */
export type ViteManifest = Record<
  string,
  {
    file: string;
    src?: string;
    css?: string[];
    assets?: string[];
    imports?: string[];
    isDynamicEntry?: boolean;
    isEntry?: boolean;
  }
>;

const CLIENT_ENTRY = 'src/app/client/main.tsx';
const SERVER_ENTRY = 'src/app/entry-server.tsx';
/** Everything that can change what the bundler writes. */
const INPUTS = ['src', 'vite.config.ts', 'package-lock.json', 'scripts/build/bundle.ts'];

/** Bundles the client and the server code, or takes the bundle of the same code from `cacheDir`. */
export async function bundle({ root, cacheDir }: { root: string; cacheDir: string }): Promise<Bundle> {
  const sourceHash = await hashFiles(root, INPUTS);
  const dir = path.join(cacheDir, 'bundle', sourceHash);
  const known = existsSync(path.join(dir, 'done.json'));
  if (!known) await buildInto(dir, root);
  const manifest = JSON.parse(await readFile(path.join(dir, 'client/.vite/manifest.json'), 'utf8')) as ViteManifest;
  const { appId, renderId } = JSON.parse(await readFile(path.join(dir, 'done.json'), 'utf8')) as Record<
    'appId' | 'renderId',
    string
  >;
  return {
    appId,
    renderId,
    manifest,
    clientDir: path.join(dir, 'client'),
    serverEntry: pathToFileURL(path.join(dir, 'server/entry-server.js')).href,
    built: !known,
  };
}

/** Builds beside the final place and moves there in one step, so that a killed build leaves no half bundle behind. */
async function buildInto(dir: string, root: string): Promise<void> {
  const staging = `${dir}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const { build } = await import('vite');
  const shared = {
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
  } as const;
  await Promise.all([
    build({
      ...shared,
      build: {
        outDir: path.join(staging, 'client'),
        manifest: true,
        rollupOptions: { input: path.join(root, CLIENT_ENTRY), output: clientNames },
      },
    }),
    build({
      ...shared,
      build: {
        outDir: path.join(staging, 'server'),
        ssr: path.join(root, SERVER_ENTRY),
        rollupOptions: { output: { entryFileNames: 'entry-server.js' } },
      },
    }),
  ]);
  const appId = await hashFiles(path.join(staging, 'client'), ['.']);
  const renderId = `${appId}-${await hashFiles(path.join(staging, 'server'), ['.'])}`;
  await writeFile(path.join(staging, 'done.json'), JSON.stringify({ appId, renderId }));
  await rm(dir, { recursive: true, force: true });
  await rename(staging, dir);
}

const clientNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** A short name for content: the first 12 hex digits of its SHA-256. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
