import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApi } from '../../src/api/index.ts';
import { documentedCalls } from './documented-calls.ts';
import { createRecordingClient } from './recording-client.ts';
import { generateApiDocs } from './generate-api-docs.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('the documentation of the API matches the schemas', async () => {
  for (const [file, text] of Object.entries(await generateApiDocs()))
    expect(readFileSync(path.join(root, file), 'utf8') === text, `${file} is stale: npm run docs writes it anew`).toBe(
      true,
    );
});

it('every call of the site is documented', () => {
  const documented = documentedCalls().map(({ method, path: at }) => `${method} ${at.replace(/\{\w+\}/g, 'x')}`);
  const made = new Set<string>();
  const api = createApi(createRecordingClient(({ method, path: at }) => made.add(`${method} ${at}`)));
  for (const call of functionsIn(api)) void call('x');
  expect(made.size).toBeGreaterThan(25);
  expect([...made].filter((call) => !documented.includes(call))).toEqual([]);
});

type AnyCall = (argument: string) => unknown;

function functionsIn(value: object): AnyCall[] {
  return Object.values(value).flatMap((inner) =>
    typeof inner === 'function' ? [inner as AnyCall] : functionsIn(inner as object),
  );
}
