import { registerHooks } from 'node:module';

const NOTHING = 'data:text/javascript,';
const HTTP = new URL('node-http.mjs', import.meta.url).href;

/**
 * Resolves imports within two packages, and that of `node:http`, for which see `node-http.mjs`.
 *
 * To tell the format of a module Node parses the `package.json` of its package, that of date-fns has 199 KB, and it is parsed again
 * for each of its 47 modules: 0.14 s of processor time. Zod imports the messages of its fifty languages, of which it uses English,
 * by another import: 0.02 s.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    if (specifier === 'node:http' && conditions.includes('import'))
      return { url: HTTP, format: 'module', shortCircuit: true };
    if (specifier.endsWith('/locales/index.js') && /\/node_modules\/zod\/v4\//.test(parentURL))
      return { url: NOTHING, format: 'module', shortCircuit: true };
    return specifier.startsWith('.') && /\/node_modules\/date-fns\/.*\.js$/.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
