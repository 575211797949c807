import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DATA_CODE } from './data-fingerprint.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Files of the project that this one imports at runtime. */
function importsOf(file: string): string[] {
  const imports = readFileSync(path.join(root, file), 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?'(\..+?)';/gms,
  );
  return [...imports].map(([, target = '']) => path.join(path.dirname(file), target));
}

it.each(['scripts/build/api/rich-text/html-cleaner.ts', 'src/api/index.ts', 'src/pages/equipment-item/data.ts'])(
  'the data of a page depends only on code in the data fingerprint: %s',
  (start) => {
    const reached = new Set([start]);
    for (const file of reached) for (const target of importsOf(file)) reached.add(target);
    expect(reached.size).toBeGreaterThan(3);
    const missed = [...reached].filter(
      (file) => !DATA_CODE.some((input) => file === input || file.startsWith(`${input}/`)),
    );
    expect(missed).toEqual([]);
  },
);
