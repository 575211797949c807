import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { mapFrameScript } from '../../../scripts/build/bundle/page-assets.ts';

const root = path.resolve('.');

/** The texts of the client's scripts. */
async function clientScripts(): Promise<string[]> {
  const { clientDir } = await bundle({ root, cacheDir: path.join(root, '.cache') });
  const assets = path.join(clientDir, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(path.join(assets, name), 'utf8'));
}

it('the calendar has React Aria’s texts in Russian, and in no other language', async () => {
  const scripts = await clientScripts();
  const having = (text: string) => scripts.filter((script) => script.includes(text)).length;
  expect(having('Последняя доступная дата')).toBe(1);
  expect(['Last available date', 'Letztes verfügbares Datum', 'Dernière date disponible'].map(having)).toEqual([
    0, 0, 0,
  ]);
});

it('the script of the map’s document imports nothing, so no page’s code runs where evaluation is allowed', async () => {
  const { clientDir, manifest } = await bundle({ root, cacheDir: path.join(root, '.cache') });
  const script = readFileSync(path.join(clientDir, mapFrameScript(manifest)), 'utf8');
  expect(script).toContain('api-maps.yandex.ru');
  expect(script).not.toMatch(/\bimport\b/);
  expect(script.length).toBeLessThan(10_000);
  const others = Object.entries(manifest).filter(([entry]) => !entry.startsWith('src/map-frame/'));
  const files = others.map(([, { file }]) => file).filter((file) => file.endsWith('.js'));
  expect(
    files.filter((file) => readFileSync(path.join(clientDir, file), 'utf8').includes('api-maps.yandex.ru/v3')),
  ).toEqual([]);
});
