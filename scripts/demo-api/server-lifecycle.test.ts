import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentError } from './entries/content-error.ts';
import { startDemoApi } from './server.ts';
import { DATABASE_FILE } from './storage/database.ts';
import { createClient } from './testing/client.ts';
import { createFixture } from './testing/fixture.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const main = join(import.meta.dirname, 'main.ts');
const run = (...options: string[]) =>
  promisify(execFile)(process.execPath, [main, ...options]).catch((error: { code: number; stderr: string }) => error);

const about = (title: string) => ({ title, lead: 'С 1999 года', updatedAt: '2026-03-14T10:00:00+03:00' });
const titled = z.object({ title: z.string() });

test('documents are the same bytes in another run, on another disk', async () => {
  const tags = [];
  for (const fixture of [await createFixture(), await createFixture()]) {
    const api = await startDemoApi({ ...fixture, port: 0 });
    tags.push((await fetch(`${api.url}/frontend/v1/document/download-zip?category=3`)).headers.get('etag'));
    await api.close();
  }
  expect(tags[0]).toBe(tags[1]);
});

test('invalid content stops the start', async () => {
  const fixture = await createFixture({ 'pages/about.yaml': 'title: [' });
  await expect(startDemoApi({ ...fixture, port: 0 })).rejects.toThrow(ContentError);
});

test('a database of another version stops the start with its name and what to do', async () => {
  const fixture = { ...(await createFixture()), dataDir: temporaryFolder() };
  const file = join(fixture.dataDir, DATABASE_FILE);
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE applications (id INTEGER PRIMARY KEY) STRICT');
  database.close();
  const reason = 'table applications has no column named type; delete the folder, or make it writable';
  await expect(startDemoApi({ ...fixture, port: 0 })).rejects.toThrow(`${file}: ${reason}`);
});

test('without --watch a change is served after the next start', async () => {
  const fixture = await createFixture();
  const api = await startDemoApi({ ...fixture, port: 0 });
  fixture.write('pages/about.yaml', about('Другое'));
  expect(await createClient(api.url).get('page/about', titled)).toEqual({ title: 'О компании' });
  await api.close();
});

test('with --watch a change is served, and a mistake keeps the last valid content', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fixture = await createFixture();
  const api = await startDemoApi({ ...fixture, port: 0, watch: true });
  const client = createClient(api.url);
  await client.get('page/about', titled);

  fixture.write('pages/about.yaml', about('Другое'));
  await vi.waitFor(async () => expect(await client.get('page/about', titled)).toEqual({ title: 'Другое' }), {
    timeout: 30_000,
  });

  fixture.write('pages/about.yaml', 'title: [');
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining('pages/about.yaml')), {
    timeout: 30_000,
  });
  expect(await client.get('page/about', titled)).toEqual({ title: 'Другое' });
  await api.close();
  error.mockRestore();
});

test('with --watch a file is read each time that another replaces it, and in a new folder', async () => {
  const fixture = await createFixture();
  const api = await startDemoApi({ ...fixture, port: 0, watch: true });
  const client = createClient(api.url);
  const file = join(fixture.contentDir, 'pages', 'about.yaml');
  const expectTitle = (title: string) =>
    vi.waitFor(async () => expect(await client.get('page/about', titled)).toEqual({ title }), { timeout: 30_000 });

  for (const title of ['Второе', 'Третье', 'Четвёртое']) {
    fixture.write('pages/new.yaml', about(title));
    renameSync(join(fixture.contentDir, 'pages', 'new.yaml'), file);
    await expectTitle(title);
  }
  renameSync(join(fixture.contentDir, 'pages'), join(fixture.contentDir, 'other'));
  mkdirSync(join(fixture.contentDir, 'pages'));
  cpSync(join(fixture.contentDir, 'other'), join(fixture.contentDir, 'pages'), { recursive: true });
  fixture.write('pages/about.yaml', about('Пятое'));
  await expectTitle('Пятое');
  fixture.write('pages/about.yaml', about('Шестое'));
  await expectTitle('Шестое');
  await api.close();
});

test('a busy port ends with one line and exit code 1', async () => {
  const fixture = await createFixture();
  const api = await startDemoApi({ ...fixture, port: 0 });
  const { port } = new URL(api.url);
  const result = await run('--port', port, '--content', fixture.contentDir, '--data', temporaryFolder());
  expect(result).toMatchObject({
    code: 1,
    stderr: `Port ${port} is busy: stop what uses it, or choose another one with --port\n`,
  });
  await api.close();
});

test.each([
  [
    ['--port', 'http'],
    expect.stringMatching(/^option '--port <n>' argument 'http' is invalid\. expected a whole number, 0 to 65535\n$/),
  ],
  [['--prot', '1'], expect.stringMatching(/^unknown option '--prot' .*\n$/)],
])('%j ends with one line and exit code 1', async (options, stderr) => {
  expect(await run(...options)).toMatchObject({ code: 1, stderr });
});
