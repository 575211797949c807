import { expect, it } from 'vitest';
import { isMissingChunk } from './missing-chunk.ts';

it.each([
  'Failed to fetch dynamically imported module: https://site.test/assets/a.js',
  'error loading dynamically imported module: https://site.test/assets/a.js',
  'Importing a module script failed.',
])('«%s» means that a module has not loaded', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

it.each([
  new SyntaxError("Unexpected token '<'"),
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Failed to fetch dynamically imported module: a message of somebody else'),
  'Importing a module script failed.',
])('%s means that a module has loaded and throws', (error) => {
  expect(isMissingChunk(error)).toBe(false);
});
