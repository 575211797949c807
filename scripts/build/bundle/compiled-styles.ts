import type { Plugin } from 'vite';

/** The output of `style-compiler.ts`: CSS by the path of its Sass file. */
export const STYLES_FILE = 'styles.json';

/** Supplies Vite with the CSS of `compile-styles.ts`; otherwise it would compile each Sass file, once for each side. */
export function compiledStyles(css: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.s?css(?:\?|$)/ },
      async handler(source, importer, options) {
        // Vite requests the sheet again for an import with `?url`.
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

/** The Sass file of a CSS module's id. */
export function sassFileOf(id: string): string {
  return id.replace(/\?.*$/, '').replace(/\.css$/, '.scss');
}
