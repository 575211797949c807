// node: --max-old-space-size=192 --max-semi-space-size=2
// With the environment that `bundle.ts` gives it, the bundler takes some 280 MB; without both, 560 MB.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { runCommand } from '../../setup/run-command.ts';
import { createChunkGroups } from './chunk-groups.ts';
import { chunkLoader } from './chunk-loader.ts';
import { compileHint } from './compile-hint.ts';
import { compiledStyles, STYLES_FILE } from './compiled-styles.ts';
import { styleModules } from './page-styles.ts';
import { reactAriaInRussian } from './react-aria-in-russian.ts';
import type { CompiledSheet } from './scope-classes.ts';
import { MAP_FRAME_MANIFEST } from './vite-manifest.ts';

/**
 * Bundles one side of the code: `node bundler.ts <client|others> <root> <folder>`. `bundle.ts` starts a process for each side,
 * because the bundler needs several times the memory of everything else. The others together take less than the client.
 */
const [side = '', root = '', target = ''] = process.argv.slice(2);

/** For chunks of pages: modules shared by fewer chunks get a chunk of their own. */
const MIN_SHARE_COUNT = 3;
const chunkGroupOf = createChunkGroups({
  main: /\/src\/app\/client\/main\.ts$/,
  hydration: /\/src\/app\/client\/hydrate\.tsx$/,
  idle: /\/src\/app\/client\/runtime\.ts$/,
  model: /\/src\/pages\/equipment-item\/EquipmentItemPage\.tsx$/,
  modelRest: /\/src\/pages\/equipment-item\/EquipmentSections\.tsx$/,
});
/** Groups whose modules stay together, whatever imports them. */
const WHOLE_GROUPS = new Set(['react', 'idle']);

const clientBuild: InlineConfig['build'] = {
  outDir: path.join(target, 'client'),
  manifest: true,
  modulePreload: {
    // Chunks that every page has loaded by then are not preloaded at each import. None is with the data of a page, which comes
    // from the API only if the host has no payload, the page without a connection and the analytics, which nobody waits for: their
    // names would be half a kilobyte of every first load.
    resolveDependencies: (imported, chunks) =>
      /assets\/(data|Offline|Analytics)-/.test(imported)
        ? []
        : chunks.filter((chunk) => !/assets\/(main|react|layout|idle|rolldown-runtime)-/.test(chunk)),
  },
  rollupOptions: {
    input: { main: path.join(root, 'src/app/client/main.ts') },
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            name: (id, context) => {
              const group = chunkGroupOf(id, (other) => context.getModuleInfo(other));
              return group && WHOLE_GROUPS.has(group) ? group : null;
            },
          },
          {
            name: (id, context) => chunkGroupOf(id, (other) => context.getModuleInfo(other)),
            minShareCount: MIN_SHARE_COUNT,
          },
        ],
      },
    },
  },
};

/**
 * The router's packages export only their development build to bundlers: its warnings are half a kilobyte of every first load,
 * and its checks a tenth of the time of rendering a page.
 */
const routerForProduction = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: path.join(root, 'node_modules', replacement) }));

/** The router's links and forms are not used; their display names would keep them in every first load. */
const routerWithoutNames: Plugin = {
  name: 'router-without-names',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
  },
};

const serverBuild: InlineConfig['build'] = {
  outDir: path.join(target, 'server'),
  ssr: path.join(root, 'src/app/server/entry-server.tsx'),
  rollupOptions: { output: { entryFileNames: 'entry-server.js' } },
};

/** A file each, because not every browser supports imports in a service worker. */
const workerBuilds = ['main', 'unregister'].map((entry): InlineConfig['build'] => ({
  outDir: path.join(target, 'worker'),
  emptyOutDir: false,
  rollupOptions: {
    input: path.join(root, `src/service-worker/${entry}.ts`),
    output: { entryFileNames: '[name].js', format: 'iife' },
  },
}));

/**
 * The map's document shares no chunk with the pages: a shared chunk would run the pages' code in the only document that may
 * evaluate code.
 */
const mapFrameBuild: InlineConfig['build'] = {
  outDir: path.join(target, 'client'),
  emptyOutDir: false,
  manifest: MAP_FRAME_MANIFEST,
  rollupOptions: {
    input: { 'map-frame': path.join(root, 'src/map-frame/main.ts') },
    output: { entryFileNames: 'assets/[name]-[hash].js', format: 'iife' },
  },
};

const sheets = JSON.parse(readFileSync(path.join(target, STYLES_FILE), 'utf8')) as Record<string, CompiledSheet>;
const styles = compiledStyles(sheets, side === 'client');

async function bundle(one: InlineConfig['build'], plugins: Plugin[] = []): Promise<void> {
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    plugins: [...plugins, styles, routerWithoutNames],
    resolve: { alias: routerForProduction },
    // An alias applies to bundled modules only.
    ssr: { noExternal: [/^react-router/] },
    build: { ...one, reportCompressedSize: false },
  });
}

await runCommand(async () => {
  if (side === 'client') {
    await bundle(clientBuild, [reactAriaInRussian, styleModules(root), chunkLoader(root), compileHint]);
  } else {
    for (const one of [serverBuild, ...workerBuilds, mapFrameBuild]) await bundle(one);
  }
});
