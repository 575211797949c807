import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import { removeOldBundles } from '../bundle/bundle-cache.ts';
import { PROGRAM_ENTRY, PROGRAM_INPUTS, programDir } from './program.ts';

/** Bundles the code of the build: `node bundle-program.ts <root> <folder>`. */
const [root = '', target = ''] = process.argv.slice(2).map(normalizePath);

/**
 * Not in the bundle: views, which have one of their own; what few builds need; and the fingerprints, which the process has
 * already when it loads the program.
 */
const OUTSIDE = /\.(?:tsx|scss)$|\/(?:print-styles|demo-api\/server|cache\/fingerprint)\.ts$/;
const OUTSIDE_PACKAGES = /^(?:fontkit|pdfkit|piscina)$/;

const outside: Plugin = {
  name: 'outside',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (OUTSIDE_PACKAGES.test(id)) return { id, external: true };
    return OUTSIDE.test(id) ? { id: path.resolve(path.dirname(importer), id), external: 'absolute' } : undefined;
  },
};

/** Modules find the files beside them from the bundle, too, wherever the project is. */
const ownLocation: Plugin = {
  name: 'own-location',
  transform: {
    filter: { id: { include: `${root}/scripts/**` }, code: /import\.meta\./ },
    handler: (code, id) =>
      code
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${fromBundle(path.dirname(id))}`)})`,
        )
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(fromBundle(id))}, import.meta.url).href`),
  },
};

/** A change of a module that is no input would not be noticed. */
const inputsOnly: Plugin = {
  name: 'inputs-only',
  generateBundle(_options, chunks) {
    const files = Object.values(chunks).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    for (const file of files.filter(isOfProject).map((id) => id.slice(root.length + 1))) {
      const isInput = PROGRAM_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
      if (!isInput) this.error(`${file} is missing in PROGRAM_INPUTS`);
    }
  },
};

const isOfProject = (id: string) => id.startsWith(`${root}/`) && !id.includes('/node_modules/');

function fromBundle(file: string): string {
  return normalizePath(path.relative(target, file));
}

const staging = `${target}.${process.pid}`;
await mkdir(path.dirname(target), { recursive: true });
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [outside, ownLocation, inputsOnly],
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, PROGRAM_ENTRY),
    outDir: staging,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        paths: (id) => (path.isAbsolute(id) ? fromBundle(id) : id),
      },
    },
  },
});
if (normalizePath(programDir(root)) === target) {
  await rename(staging, target).catch(async (error: unknown) => {
    // Another build has bundled the same code meanwhile.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  removeOldBundles(path.dirname(target));
} else {
  // The code has changed meanwhile. The next build bundles it.
  await rm(staging, { recursive: true, force: true });
}
