import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { longClassName } from './scripts/build/bundle/class-names.ts';

/**
 * The common configuration of the client build, the server build and the dev server; `scripts/build/bundle/bundler.ts` adds
 * entry and output. There is no `index.html`: documents are rendered by `src/app/server/document.ts`.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    modules: {
      localsConvention: 'camelCaseOnly',
      // In bundles the names are shorter (`scripts/build/bundle/scope-classes.ts`).
      generateScopedName: (name, file) => longClassName(file, name),
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet of all styles; `scripts/build/bundle/page-styles.ts` extracts the critical styles of each page.
    cssCodeSplit: false,
  },
  test: {
    // These tests spend half of their time waiting for a browser, a disk or a clock.
    maxWorkers: 4,
    setupFiles: ['tests/support/after-each-file.ts'],
    // A forgotten `.only` would hide the other tests of its file. While working on one: `npm test -- --allowOnly <file>`.
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          // Small files that share nothing: isolated loading would take three times as long.
          isolate: false,
          // Some start a server or another process, which takes long on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // The files of a worker share the process that builds.
          isolate: false,
          globalSetup: ['tests/support/build/bundle-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'publish',
          include: ['tests/publish/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/build/bundle-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // The files of a worker share its browser and the pages in it.
          isolate: false,
          globalSetup: ['tests/support/browser/site-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Effects after the start of a page take long on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
