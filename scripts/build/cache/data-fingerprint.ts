import { hash } from 'node:crypto';
import type { BuildOptions } from '../options/build-options.ts';
import { fingerprintFiles } from './fingerprint.ts';

/** The code between the API and the page data. */
export const DATA_CODE = [
  'src/api',
  'src/lib',
  'src/features',
  'src/pages',
  // The data of a model holds the words of its drawing.
  'src/i18n/ru/drawing.ts',
  'src/routes.ts',
  'src/site.ts',
  'scripts/build/api',
  // Another version of a library may give other data.
  'package-lock.json',
];

/** Hash of the code and the settings that stand between the API and the data of pages. */
export function dataFingerprint({ root, settings }: Pick<BuildOptions, 'root' | 'settings'>): string {
  const { SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS } = settings;
  return hash(
    'sha1',
    JSON.stringify([fingerprintFiles(root, DATA_CODE, isDataCode), SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS]),
  );
}

/** Of the pages' code only `data.ts` and what it may import: the views cannot change what is loaded. */
function isDataCode(file: string): boolean {
  return !/\.(tsx|scss)$/.test(file);
}
