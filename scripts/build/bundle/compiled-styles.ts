import type { Plugin } from 'vite';

/** What `style-compiler.ts` writes: CSS by the path of its Sass file. */
export const STYLES_FILE = 'styles.json';

/** Gives Vite the CSS of `compile-styles.ts`; otherwise it would compile each Sass file, once for each side. */
export function compiledStyles(css: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.s?css(?:\?|$)/ },
      async handler(source, importer, options) {
        // Vite asks again for the sheet behind an import of its `?url`.
        if (source.endsWith('?transform-only') && sassFileOf(source) in css) return source;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: resolved.id.replace(/\.scss(?=\?|$)/, '.css') };
      },
    },
    load: {
      filter: { id: /\.css(?:\?transform-only)?$/ },
      handler: (id) => css[sassFileOf(id)],
    },
  };
}

/** The Sass file that the id of a CSS module stands for. */
export function sassFileOf(id: string): string {
  return id.replace(/\?.*$/, '').replace(/\.css$/, '.scss');
}
