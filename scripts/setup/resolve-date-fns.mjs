import { registerHooks } from 'node:module';

/**
 * Resolves the imports within date-fns without Node. To tell the format of a module Node parses the `package.json` of its package,
 * that of date-fns has 199 KB, and it is parsed again for each of its 47 modules: 0.14 s of processor time.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    return specifier.startsWith('.') && /\/node_modules\/date-fns\/.*\.js$/.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
