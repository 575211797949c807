import { hash } from 'node:crypto';
import type { BuildOptions } from '../options/build-options.ts';
import { fingerprintFiles } from './fingerprint.ts';

/** The code between the API and the page data. */
export const DATA_CODE = [
  'src/api',
  'src/lib',
  'src/features',
  'src/pages',
  // The data of a model includes the texts of its drawing.
  'src/i18n/ru/drawing.ts',
  'src/routes.ts',
  'src/site.ts',
  'scripts/build/api',
  // Another version of a library may return other data.
  'package-lock.json',
];

/** Hash of the code and the settings between the API and the page data. */
export function dataFingerprint({ root, settings }: Pick<BuildOptions, 'root' | 'settings'>): string {
  const { SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS } = settings;
  return hash(
    'sha1',
    JSON.stringify([fingerprintFiles(root, DATA_CODE, isDataCode), SITE_URL, PUBLIC_API_BASE_URL, API_HEADERS]),
  );
}

/** Of the pages' code only `data.ts` and its imports: views cannot change the loaded data. */
function isDataCode(file: string): boolean {
  return !/\.(tsx|scss)$/.test(file);
}
