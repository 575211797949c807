import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../output/list-files.ts';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = `${FIRST}0123456789`;
/** Ad blockers hide elements with such class names. */
const BLOCKED_BY_AD_FILTERS = new Set(['ad', 'Ad', 'AD', 'aD']);
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/**
 * Names for the classes of CSS modules: two characters in the order of files and classes. A hash of five characters
 * compresses badly; these save a tenth of the styles, and some of each page and of the code. Client and server have the
 * same names, because they count the same files.
 * @param src the folder of the sources
 * @returns the name of a class in a file; undefined for one that is not written out in the file
 */
export function shortClassNames(src: string): (file: string, name: string) => string | undefined {
  const names = new Map(countedClasses(src).map(({ file, name, short }) => [`${file} ${name}`, short]));
  return (file, name) => names.get(`${path.resolve(file)} ${name}`);
}

/**
 * The name of a class in the bundle that has no short one, because Sass puts it together: it includes its source.
 * @param name the name in the source file
 */
export function longClassName(file: string, name: string): string {
  return `${moduleName(file)}-${name}`;
}

/** Returns the file of a class in the bundle; undefined for the class of a library. */
export function classOwners(src: string): (name: string) => string | undefined {
  const files = new Map(countedClasses(src).map(({ file, short }) => [short, file]));
  const modules = new Map(moduleFiles(src).map((file) => [moduleName(file), file]));
  return (name) => files.get(name) ?? modules.get(name.split('-', 1)[0] ?? '');
}

function moduleName(file: string): string {
  return path.basename(file, '.module.scss');
}

interface CountedClass {
  file: string;
  /** The name in the source file. */
  name: string;
  /** The name in the bundle. */
  short: string;
}

function countedClasses(src: string): CountedClass[] {
  const free = allNames();
  return moduleFiles(src).flatMap((file) =>
    classesOf(file).flatMap((name) => {
      const { value: short } = free.next();
      return short === undefined ? [] : [{ file, name, short }];
    }),
  );
}

function moduleFiles(src: string): string[] {
  return listFiles(src)
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => path.resolve(src, file))
    .toSorted();
}

function classesOf(file: string): string[] {
  return [...new Set(Array.from(readFileSync(file, 'utf8').matchAll(CLASS), ([, name = '']) => name))].toSorted();
}

function* allNames(): Generator<string, undefined> {
  for (const first of FIRST) {
    for (const second of SECOND) {
      const name = first + second;
      if (!BLOCKED_BY_AD_FILTERS.has(name)) yield name;
    }
  }
  return undefined;
}
