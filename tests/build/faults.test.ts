import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, latestOf, newOut, runBuild, siteFilesOf } from '../support/build-site.ts';
import { type Fault, startSyntheticApi, type SyntheticApi } from '../support/synthetic-api.ts';
import { type Entity, syntheticContent } from '../support/synthetic-content.ts';

let api: SyntheticApi;
let out: string;

beforeEach(async () => {
  api = await startSyntheticApi(syntheticContent(6));
  out = newOut();
});
afterEach(() => api.close());

const equipment = () => api.content.lists.get('/equipment') as Entity[];
const json =
  (body: string, status = 200, type = 'application/json'): Fault =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
    return true;
  };
/** A fault for one path only. */
const on =
  (target: string, fault: Fault): Fault =>
  (asked, response) =>
    asked.path === target ? fault(asked, response) : false;

/** Builds once well, then with the fault: the published tree must not change in a byte. */
async function expectOldStays(fault: () => void, names: RegExp, env: Record<string, string> = {}) {
  expect((await runBuild(api.url, out)).code).toBe(0);
  const before = filesOf(out);
  fault();
  const { code, output } = await runBuild(api.url, out, ['--fresh'], env);
  expect(output).toMatch(names);
  expect(code).toBe(1);
  expect(filesOf(out)).toEqual(before);
}

describe('a build with a broken API ends with exit code 1, names the call and leaves the old tree', () => {
  const item = '/equipment/item-3';
  it.each<[string, Fault, RegExp]>([
    ['refuses with 503', on(item, json('{}', 503)), /\/equipment\/item-3.*503/],
    ['answers HTML with status 200', on(item, json('<html>Вход</html>', 200, 'text/html')), /\/equipment\/item-3/],
    ['cuts the JSON short', on(item, json('{"response": {"id": 3')), /\/equipment\/item-3/],
    ['answers an empty body', on(item, json('')), /\/equipment\/item-3/],
    ['answers null', on(item, json('{"response": null}')), /\/equipment\/item-3.*got null/],
    ['has another envelope', on(item, json('{"data": {}}')), /\/equipment\/item-3/],
    [
      'loses a required field',
      on(item, json('{"response": {"id": 3, "slug": "item-3", "type": {"id":1,"slug":"t","title":"Т"}}}')),
      /item-3.*name: expected string, got nothing/,
    ],
    ['answers error 1', on(item, json('{"error": {"code": 1, "message": "Сбой"}}')), /item-3.*error 1: Сбой/],
    ['answers error 701', on(item, json('{"error": {"code": 701, "message": "Нет"}}')), /item-3.*error 701/],
    [
      'answers null for the items of a list',
      on('/equipment', json('{"response": {"items": null, "currentPage": 1, "lastPage": 1}}')),
      /GET \/equipment.*items/,
    ],
    [
      'gives a page number that is none',
      on('/equipment', json('{"response": {"items": [], "currentPage": 1, "lastPage": "много"}}')),
      /lastPage: expected/,
    ],
    [
      'answers error 1 for the settings',
      on('/settings', json('{"error": {"code": 1, "message": "Сбой"}}')),
      /\/settings.*error 1/,
    ],
    [
      'redirects to another host',
      on(item, (_, response) => (response.writeHead(302, { Location: 'http://evil.test/' }).end(), true)),
      /redirected away/,
    ],
    [
      'redirects in a circle',
      on(item, (_, response) => (response.writeHead(302, { Location: '/frontend/v1/equipment/item-3' }).end(), true)),
      /redirected more than/,
    ],
    ['breaks the connection', on(item, (_, response) => (response.destroy(), true)), /item-3.*no answer/],
  ])('when it %s', async (_, fault, names) => {
    await expectOldStays(() => {
      api.fault = fault;
    }, names);
  });

  it('when a call never ends', async () => {
    await expectOldStays(
      () => {
        api.fault = on(item, () => true);
      },
      /item-3.*nothing complete within 700 ms/,
      { API_TIMEOUT_MS: '700' },
    );
  });

  it('when nobody listens', async () => {
    await expectOldStays(() => {
      void api.close();
      api.url = 'http://127.0.0.1:9';
    }, /no answer/);
  });

  it('and names every failed call, not only the first', async () => {
    await expectOldStays(() => {
      api.fault = (asked, response) => /^\/equipment\/item-[24]$/.test(asked.path) && json('{}', 500)(asked, response);
    }, /item-2[\s\S]*item-4/);
  });
});

describe('slugs', () => {
  it.each([
    ['../index', /«\.\.\/index»|\.\.\/index/],
    ['%2e%2e', /%2e%2e/],
    ['/etc/passwd', /\/etc\/passwd/],
    ['a\\b', /a\\/],
    ['', /slug/],
    ['index.html', /index\.html/],
    ['payload.json', /payload\.json/],
  ])('%j is refused by name and nothing is written for it', async (slug, names) => {
    (equipment()[2] as Entity).slug = slug;
    const { code, output } = await runBuild(api.url, out);
    expect(output).toMatch(names);
    expect(code).toBe(1);
    expect(latestOf(out)).toBeUndefined();
  });

  it.each([
    ['item-1', 'twins'],
    ['ITEM-1', 'letter case'],
  ])('%j beside item-1 is refused: %s', async (slug) => {
    (equipment()[2] as Entity).slug = slug;
    const { code, output } = await runBuild(api.url, out);
    expect(code).toBe(1);
    expect(output).toMatch(/would share one address/);
  });

  it.each(['очистка-воздуха', 'a b', '100%', 'q?x', 'a#b', 'a&b', '__proto__', '💧'])(
    '%j has its page under its own name',
    async (slug) => {
      (equipment()[2] as Entity).slug = slug;
      const { code, output } = await runBuild(api.url, out);
      expect(output).toContain('pages in');
      expect(code).toBe(0);
      expect([...filesOf(out).keys()]).toContain(`equipment/${slug}/index.html`.normalize('NFC'));
    },
  );
});

describe('an item that was deleted after it was listed', () => {
  const notFound = json('{"error": {"code": 107, "message": "Не найдено"}}');

  it('B11 is left out everywhere and named, and the rest is as if it had never been listed', async () => {
    api.fault = on('/equipment/item-3', notFound);
    const { code, output } = await runBuild(api.url, out);
    expect(output).toMatch(/left out everywhere: \/equipment\/item-3: listed, but .*107/);
    expect(code).toBe(0);
    const withHole = siteFilesOf(out);
    expect([...withHole].filter(([, content]) => content.includes('item-3')).map(([file]) => file)).toEqual([]);

    api.fault = undefined;
    deleteEquipment('item-3');
    const other = newOut();
    expect((await runBuild(api.url, other)).code).toBe(0);
    expect(withHole).toEqual(siteFilesOf(other));
  });

  it('B11 leaves the old tree where more than the limit are gone', async () => {
    await expectOldStays(() => {
      api.fault = (asked, response) => /^\/equipment\/item-\d$/.test(asked.path) && notFound(asked, response);
    }, /section «equipmentItem».*lists 6 items and does not know 6[\s\S]*\/equipment\/item-2.*107[\s\S]*/);
  });

  it('is a failure where no list names it', async () => {
    await expectOldStays(() => {
      api.fault = on('/settings', notFound);
    }, /\/settings.*107/);
  });
});

describe('shrinkage', () => {
  it('of a section to nothing needs a person’s word', async () => {
    expect((await runBuild(api.url, out)).code).toBe(0);
    const before = latestOf(out);
    api.content.lists.set('/news', []);
    const refused = await runBuild(api.url, out);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/section «newsItem».*--allow-shrink \d+/);
    expect(latestOf(out)).toBe(before);
    const [, number = ''] = /--allow-shrink (\d+)/.exec(refused.output) ?? [];
    expect((await runBuild(api.url, out, ['--allow-shrink', number])).code).toBe(0);
  });
});

describe('the command line', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an unknown option', ['--owt'], {}, /unknown option '--owt'/],
    ['a number that is none', ['--concurrency', 'many'], {}, /concurrency.*whole number/],
    ['a malformed setting', [], { SITE_URL: 'example' }, /SITE_URL: expected/],
  ])('stops at %s with one line', async (_, flags, env, message) => {
    const { code, output } = await runBuild(api.url, out, flags, env);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(api.calls).toEqual([]);
  });
});

describe('the target', () => {
  it('that holds foreign files is not touched', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'notes.txt'), 'mine');
    const { code, output } = await runBuild(api.url, out);
    expect(code).toBe(1);
    expect(output).toMatch(/holds files that no build has written/);
    expect(readFileSync(path.join(out, 'notes.txt'), 'utf8')).toBe('mine');
    expect(api.calls).toEqual([]);
  });

  it('that is a file or read-only is named before the first call', async () => {
    writeFileSync(out, '');
    expect((await runBuild(api.url, out)).output).toMatch(/is a file, not a folder/);
    rmSync(out);
    mkdirSync(out, { mode: 0o555 });
    expect((await runBuild(api.url, out)).output).toMatch(/is read-only/);
    expect(api.calls).toEqual([]);
  });

  it('is for one build at a time', async () => {
    api.delay = 30;
    const runs = await Promise.all([runBuild(api.url, out), runBuild(api.url, out)]);
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(runs.find(({ code }) => code === 1)?.output).toMatch(/Another build \(process \d+\) is writing/);
  });

  it('keeps a complete tree whenever a build is killed, and the next build works', async () => {
    expect((await runBuild(api.url, out)).code).toBe(0);
    const before = filesOf(out);
    for (const moment of [5, 12, 20, 28]) {
      const calls = api.calls.length;
      api.fault = () => {
        if (api.calls.length === calls + moment) killBuilds(out);
      };
      await runBuild(api.url, out, ['--fresh']);
      expect(filesOf(out)).toEqual(before);
    }
    api.fault = undefined;
    expect((await runBuild(api.url, out)).code).toBe(0);
  });
});

describe('--only', () => {
  it('asks for the named pages and keeps the others', async () => {
    expect((await runBuild(api.url, out)).code).toBe(0);
    for (const item of equipment())
      Object.assign(item, { lead: 'Новый текст', updatedAt: '2026-10-01T10:00:00+03:00' });
    const before = filesOf(out);
    const { code } = await runBuild(api.url, out, ['--only', '/equipment/item-2']);
    expect(code).toBe(0);
    const after = filesOf(out);
    expect(after.get('equipment/item-2/index.html')).not.toBe(before.get('equipment/item-2/index.html'));
    expect(after.get('equipment/item-3/index.html')).toBe(before.get('equipment/item-3/index.html'));
  });

  it('names an address that does not exist', async () => {
    const { code, output } = await runBuild(api.url, out, ['--only', '/equipment/nothing']);
    expect(code).toBe(1);
    expect(output).toMatch(/--only \/equipment\/nothing: the site has no such address/);
  });
});

/** As a content system does: the item goes, and every reference to it. */
function deleteEquipment(slug: string): void {
  const { lists } = api.content;
  const isIt = (value: unknown) =>
    typeof value === 'object' && value !== null && 'slug' in value && value.slug === slug;
  for (const [list, items] of lists)
    lists.set(
      list,
      items
        .filter((item) => list !== '/equipment' || !isIt(item))
        .map(
          (item) =>
            Object.fromEntries(
              Object.entries(item).map(([name, value]) => [
                name,
                Array.isArray(value) ? value.filter((part) => !isIt(part)) : value,
              ]),
            ) as Entity,
        ),
    );
}

/** Ends the process that holds the lock of a target, as a power cut would. */
function killBuilds(target: string): void {
  const lock = path.join(path.dirname(target), '.dist', 'lock');
  process.kill(Number(readFileSync(lock, 'utf8')), 'SIGKILL');
}
