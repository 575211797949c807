import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/output/list-files.ts';
import { rollback } from '../../scripts/publish/rollback.ts';
import { newOutDir, runBuild } from '../support/build/run-build.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { startSyntheticApi, type SyntheticApi } from '../support/api/synthetic-api.ts';
import { dateOf, type Entity, syntheticContent } from '../support/api/synthetic-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ObjectStore, startObjectStore } from '../support/publish/object-store.ts';
import { publishFolder, createTestContext } from '../support/publish/publish-context.ts';

let store: ObjectStore;
let api: SyntheticApi;
let browser: Browser;
const out = newOutDir();

beforeAll(async () => {
  store = await startObjectStore();
  api = await startSyntheticApi(syntheticContent(7));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await api.close();
  await store.close();
});

async function build() {
  const settings = { SITE_URL: store.websiteUrl, FILES_ORIGIN: 'https://files.test', OG_PICTURES: 'kinds' };
  const { code, output } = await runBuild(api.url, out, [], settings);
  expect([code, output]).toEqual([0, expect.anything()]);
}

/** The same site with another app id, which an open tab must notice. */
function withOtherCode(): string {
  const dir = temporaryFolder();
  cpSync(realpathSync(out), dir, { recursive: true });
  const { id } = JSON.parse(readFileSync(path.join(dir, 'builds/latest.json'), 'utf8')) as { id: string };
  const { app } = JSON.parse(readFileSync(path.join(dir, `builds/meta/${id}.json`), 'utf8')) as { app: string };
  for (const file of listFiles(dir).map((name) => path.join(dir, name))) {
    if (!/\.(html|json)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(app, 'ffffffffffff'));
  }
  return dir;
}

function rename(id: number, name: string) {
  const items = api.content.lists.get('/equipment') as Entity[];
  Object.assign(items[id - 1] as Entity, { name, updatedAt: dateOf(800 + id) });
}

const idOf = async () => ((await (await fetch(`${store.websiteUrl}/builds/latest.json`)).json()) as { id: string }).id;

/** A tab with its console messages and the number of its document loads. */
async function openTab(address: string) {
  const page = await browser.newPage({ locale: 'ru-RU' });
  page.setDefaultTimeout(15_000);
  const tab = { page, loads: 0, said: [] as string[] };
  await page.route('https://files.test/**', (route) => route.fulfill({ status: 204, body: '' }));
  await page.clock.install();
  page.on('load', () => tab.loads++);
  page.on('pageerror', (error) => tab.said.push(error.message));
  page.on('response', (reply) => {
    if (reply.status() >= 400) tab.said.push(`${reply.status()} ${reply.url()}`);
  });
  await page.goto(store.websiteUrl + address);
  // The first gesture starts the runtime of the page.
  await page.mouse.move(10, 10, { steps: 2 });
  await settled(page);
  tab.loads = 0;
  return tab;
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
}

async function follow(page: Page, address: string) {
  await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
}

async function toList(page: Page) {
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
}

it(
  'an open tab stays usable through a change, an aborted publication, other code and a rollback',
  { timeout: 180_000 },
  async () => {
    await build();
    await publishFolder(out, createTestContext(store).context);
    const first = await idOf();
    const reader = await openTab('/equipment');
    const writer = await openTab('/contacts');
    await writer.page.getByRole('button', { name: 'Оставить заявку' }).first().click();
    const message = writer.page.getByRole('dialog').getByLabel('Сообщение');
    await message.fill('Нужен расчёт для операционной');

    // One item is renamed: only pages that show it are uploaded.
    rename(3, 'Установка с новым именем');
    await build();
    store.calls.length = 0;
    await publishFolder(out, createTestContext(store).context);
    const items = store.puts().filter((key) => key.startsWith('equipment/item-') && key.endsWith('index.html'));
    expect(items).toContain('equipment/item-3/index.html');
    expect(items.length).toBeLessThan(6);
    expect(store.puts().filter((key) => key.startsWith('assets/'))).toEqual([]);
    await reader.page.clock.fastForward('01:00:05');
    // The list in this tab has the old name; its link opens the new page.
    await follow(reader.page, '/equipment/item-3');
    await reader.page.getByRole('heading', { level: 1, name: 'Установка с новым именем' }).waitFor();
    expect(reader.loads).toBe(0);

    // The next publication is aborted among its pages, and completed by the following one.
    rename(4, 'Установка, чья публикация прервана');
    await build();
    let pages = 0;
    store.fault = ({ method, key }) =>
      method === 'PUT' && key.endsWith('index.html') && ++pages > 2 ? 'cut' : undefined;
    await expect(publishFolder(out, createTestContext(store).context)).rejects.toThrow(
      'The pages could not all be uploaded',
    );
    await toList(reader.page);
    await follow(reader.page, '/equipment/item-4');
    await reader.page.getByRole('heading', { level: 1, name: 'Установка, чья публикация прервана' }).waitFor();
    expect(reader.loads).toBe(0);
    store.fault = undefined;
    await publishFolder(out, createTestContext(store).context);

    // With other code the next navigation is one full load, and no more.
    await publishFolder(withOtherCode(), createTestContext(store).context);
    await toList(reader.page);
    await follow(reader.page, '/equipment/item-5');
    await reader.page.waitForURL('**/equipment/item-5');
    await reader.page.waitForLoadState('load');
    expect(reader.loads).toBe(1);

    // Back to the first build, whose code the other tab is still running.
    await rollback(first, createTestContext(store).context, { check: true, checkAttempts: 1 });
    const loadsBefore = reader.loads;
    await settled(reader.page);
    await reader.page.getByRole('navigation').getByRole('link', { name: 'Оборудование' }).first().click();
    await reader.page.getByRole('heading', { level: 1, name: 'Оборудование' }).waitFor();
    await settled(reader.page);
    await follow(reader.page, '/equipment/item-3');
    await reader.page.waitForURL('**/equipment/item-3');
    await settled(reader.page);
    expect(reader.loads - loadsBefore).toBeLessThanOrEqual(1);
    expect(await reader.page.getByRole('heading', { level: 1 }).innerText()).not.toContain('новым именем');

    // The form that was being filled has kept its text, and its document was not reloaded.
    await writer.page.clock.fastForward('01:00:05');
    expect(await message.inputValue()).toBe('Нужен расчёт для операционной');
    expect(writer.loads).toBe(0);
    expect([...reader.said, ...writer.said]).toEqual([]);
  },
);
