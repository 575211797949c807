import path from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledSheet } from './scope-classes.ts';

/** The output of `style-compiler.ts`: a sheet by the path of its Sass file. */
export const STYLES_FILE = 'styles.json';

/** Ends the id of a CSS module whose classes are scoped already; Vite would scope those of `.module.css` again. */
const SCOPED = '.scoped.css';

/**
 * Supplies Vite with the sheets of `style-compiler.ts`; otherwise it would compile each Sass file, once for each side, and parse
 * each CSS module.
 * @param withCss whether a CSS module imports its CSS; the server needs its classes only
 */
export function compiledStyles(sheets: Readonly<Record<string, CompiledSheet>>, withCss: boolean): Plugin {
  const classes = (file: string) => `export default ${JSON.stringify(sheets[file]?.classes)};`;
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.s?css(?:\?|$)/ },
      async handler(source, importer, options) {
        // Vite requests the sheet again for an import with `?url`.
        if (source.endsWith('?transform-only') && sassFileOf(source) in sheets) return source;
        if (source.endsWith(SCOPED)) return source;
        if (source.endsWith('.module.scss')) {
          const file = path.resolve(path.dirname(importer ?? ''), source);
          if (file in sheets) return `${file}.js`;
        }
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: resolved.id.replace(/\.scss(?=\?|$)/, '.css') };
      },
    },
    load: {
      filter: { id: /\.css(?:\?transform-only)?$|\.module\.scss\.js$/ },
      handler(id) {
        if (!id.endsWith('.js')) return sheets[sassFileOf(id)]?.css;
        const file = id.replace(/\.js$/, '');
        const css = file.replace(/\.module\.scss$/, SCOPED);
        return withCss ? `import ${JSON.stringify(css)};\n${classes(file)}` : classes(file);
      },
    },
  };
}

/** The Sass file of a sheet's id. */
export function sassFileOf(id: string): string {
  return id
    .replace(/\?.*$/, '')
    .replace(SCOPED, '.module.scss')
    .replace(/\.css$/, '.scss');
}
