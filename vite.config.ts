import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { shortClassNames } from './scripts/build/bundle/class-names.ts';
import { sassFileOf } from './scripts/build/bundle/compiled-styles.ts';

// Under the development server classes come and go: there, and in tests, a name says where it is from.
const classNameOf =
  process.env['NODE_ENV'] === 'production' ? shortClassNames(path.join(import.meta.dirname, 'src')) : () => undefined;

/**
 * What the client build, the server build and the dev server share; `scripts/build/bundle/bundle.ts` adds entry and
 * output. The site needs no `index.html`: its documents are drawn by `src/app/server/document.ts`.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    modules: {
      localsConvention: 'camelCaseOnly',
      // A class that a mixin brings is in no file: its name is long, and it works.
      generateScopedName: (name, file) => {
        const filename = sassFileOf(file);
        return classNameOf(filename, name) ?? `${path.basename(filename, '.module.scss')}-${name}`;
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet of all styles: `scripts/build/bundle/page-styles.ts` cuts from it what each kind of page shows first.
    cssCodeSplit: false,
  },
  test: {
    // Half of the time of these tests is waiting: for a browser, a disk, a clock.
    maxWorkers: 3,
    setupFiles: ['tests/support/after-each-file.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          // Small files that share nothing: loading what they test anew for each would take three times as long.
          isolate: false,
          // Some start a server or another process: how soon a busy machine does so is no matter.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
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
          globalSetup: ['tests/support/browser/site-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Two browsers on two cores: what fails is tried once more, and its line says so.
          retry: 1,
          // What a page does after its start may take a while on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
