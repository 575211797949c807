import type { Plugin } from 'vite';

/**
 * Tells the browser to compile all functions of a file while it loads, on another thread. Otherwise each is compiled on the main
 * thread at its first call, which delays hydration and navigations. Browsers that do not know it ignore the comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint on top of every chunk, where alone it counts: above the list of imports that Vite adds last. */
export const compileHint: Plugin = {
  name: 'compile-hint',
  augmentChunkHash: () => COMPILE_HINT,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_HINT + file.code;
    },
  },
};
