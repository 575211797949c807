import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

/**
 * What the client build, the server build and the dev server share; `scripts/build/bundle.ts` adds entry and
 * output. The site needs no `index.html`: its documents are drawn by `src/app/document.ts`.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    // Short names: they stand in every page, in the code and in the styles.
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:5]' },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are 16 KB gzip: one cached file instead of two dozen small ones that hold back every page.
    cssCodeSplit: false,
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,scripts,tests/api}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/site-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
