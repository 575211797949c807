import path from 'node:path';
import type { Plugin } from 'vite';
import { sassFileOf } from './compiled-styles.ts';

/** Written by the client build, relative to the bundle's folder. */
export const CLASSES_FILE = 'classes.json';

/** The classes of CSS modules in the bundle, by the Sass file and the name in the code. */
export type RecordedClasses = Record<string, Record<string, string>>;

/** An option for `css.modules` that records the classes of each module. */
export function recordClasses(classes: RecordedClasses): (file: string, names: Record<string, string>) => void {
  return (file, names) => {
    classes[sassFileOf(file)] = names;
  };
}

/**
 * Supplies the server build with the classes of the client build. It has no other use for the CSS, whose parsing takes a fifth
 * of its time.
 */
export function recordedClasses(classes: RecordedClasses): Plugin {
  return {
    name: 'recorded-classes',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.module\.scss$/ },
      handler(source, importer = '') {
        const file = path.resolve(path.dirname(importer), source);
        return file in classes ? `${file}.js` : undefined;
      },
    },
    load: {
      filter: { id: /\.module\.scss\.js$/ },
      handler: (id) => `export default ${JSON.stringify(classes[id.replace(/\.js$/, '')])};`,
    },
  };
}
