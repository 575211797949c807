import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const areas = import.meta.glob(['./ru/*.ts', '!./ru/index.ts', '!./ru/*.test.ts'], { eager: true });
/** Its keys are those of the library. */
const OF_A_LIBRARY = 'ui.lightbox.';

/** All words of the code besides the texts themselves. */
const words = new Set(
  readdirSync(src, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(path.join('i18n', 'ru')))
    .flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(/\w+/g) ?? []),
);

/** `area.group.text` for all texts and groups. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => [
    prefix + key,
    ...(typeof value === 'object' && !Array.isArray(value) ? keysOf(value, `${prefix}${key}.`) : []),
  ]);
}

it('the code names every text of the interface', () => {
  const keys = Object.values(areas).flatMap((area) => keysOf(area as object));
  expect(keys.length).toBeGreaterThan(700);
  const unused = keys.filter((key) => !key.startsWith(OF_A_LIBRARY) && key.split('.').some((part) => !words.has(part)));
  expect(unused).toEqual([]);
});
