import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileString, type Importer } from 'sass';
import { listFiles } from '../output/list-files.ts';

/** Marks the beginning of a sheet's CSS in the compiled text. */
const MARK = '/*! sheet ';

/**
 * The CSS of every Sass file below `src` that is not a partial, by its path. All are compiled as one sheet: if each were
 * compiled alone, as by Vite, the tokens would be parsed and evaluated two hundred times, in the client's build and in the
 * server's. A sheet must not assign to a variable of the tokens, because the others would get the new value.
 * @throws when a sheet does not compile; the message names the file and the line
 */
export function compileStyles(src: string): Record<string, string> {
  const sheets = styleSheets(src);
  const entry = sheets.map((sheet, index) => `@use '${pathToFileURL(sheet).href}' as s${index};`).join('\n');
  const { css } = compileString(entry, { importers: [markingImporter(new Set(sheets))], loadPaths: [src] });
  const parts = css.split(MARK).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [name = ''] = part.split(' */', 1);
      return [sheets[Number(name)] ?? '', part.slice(name.length + ' */'.length).trim()];
    }),
  );
}

export function styleSheets(src: string): string[] {
  return listFiles(src)
    .filter((file) => file.endsWith('.scss') && !path.basename(file).startsWith('_'))
    .map((file) => path.resolve(src, file))
    .toSorted();
}

/** Reads files as Sass does, and adds the mark before the text of each sheet. */
function markingImporter(sheets: ReadonlySet<string>): Importer<'sync'> {
  const numbers = new Map([...sheets].map((sheet, index) => [sheet, index]));
  return {
    canonicalize(url) {
      if (!url.startsWith('file:')) return null;
      const file = fileURLToPath(url);
      const partial = path.join(path.dirname(file), `_${path.basename(file)}.scss`);
      const candidates = file.endsWith('.scss') ? [file] : [`${file}.scss`, partial];
      const found = candidates.find((candidate) => existsSync(candidate));
      return found === undefined ? null : pathToFileURL(found);
    },
    load(url) {
      const file = fileURLToPath(url);
      const text = readFileSync(file, 'utf8');
      const number = numbers.get(file);
      // On the first line, so that line numbers in errors are right.
      return { contents: number === undefined ? text : `${MARK}${number} */ ${text}`, syntax: 'scss' };
    },
  };
}
