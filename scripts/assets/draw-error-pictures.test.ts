import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawNotFound, drawOffline, drawServerError } from './draw-error-pictures.ts';

it.each([
  ['not-found.svg', drawNotFound],
  ['offline.svg', drawOffline],
  ['server-error.svg', drawServerError],
])('%s is up to date: otherwise run `npm run assets`', (file, draw) => {
  expect(readFileSync(join(import.meta.dirname, '../../src/app/errors', file), 'utf8') === draw()).toBe(true);
});
