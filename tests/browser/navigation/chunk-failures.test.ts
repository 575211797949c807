import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const VIEW = /\/assets\/EquipmentItemPage-[^/]+\.js$/;
const PAGE = '/equipment/sfera-a-1200';

describe('a chunk of the first page', () => {
  const site = setUpSite();

  it.each([
    ['throws', 'throw new Error("broken");'],
    ['does not parse', 'export default function ('],
    ['renders nothing but an error', 'export default function View() { throw new Error("broken"); }'],
  ])('that has loaded and %s leaves the prerendered page without a reload and shows a notice', async (_, body) => {
    const documents: string[] = [];
    const { page } = await site.open(PAGE, {
      prepare: async (context) => {
        await context.route(VIEW, (route) => route.fulfill({ contentType: 'text/javascript', body }));
        context.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await page.mouse.move(300, 300);
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await heading.textContent()).toContain('А-1200');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(parts);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click();
    await page.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor();
    expect(documents).toHaveLength(1);
  });

  it('that does not load leaves the prerendered page after one reload', async () => {
    const documents: string[] = [];
    const { page } = await site.open(PAGE, {
      prepare: async (context) => {
        await context.route(VIEW, (route) => route.fulfill({ status: 404, body: '' }));
        context.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      },
    });
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    await page.mouse.move(300, 350);
    await page.getByRole('alert').getByText('Страница загрузилась не полностью').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('А-1200');
    expect(documents).toHaveLength(2);
  });
});

describe('newer code', () => {
  const site = setUpSite();
  const newer = { contentType: 'application/json', body: JSON.stringify({ app: 'newer', data: {} }) };

  it('is loaded with the fragment of the link', async () => {
    const { page } = await site.open('/news');
    await page.context().route('**/contacts/payload.json', (route) => route.fulfill(newer));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true });
    await link.evaluate((anchor) => anchor.setAttribute('href', '/contacts#content'));
    const loaded = page.waitForEvent('load');
    await link.click();
    await loaded;
    expect(new URL(page.url()).hash).toBe('#content');
  });

  it('is loaded once when a CDN edge keeps serving old pages', async () => {
    const { page } = await site.open('/news');
    await page.context().route('**/{contacts,services}/payload.json', (route) => route.fulfill(newer));
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    const footer = page.getByRole('contentinfo');
    // Before hydration a link loads a document in any case.
    const untilHydrated = () =>
      page.getByRole('banner').locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    await untilHydrated();
    const loaded = page.waitForEvent('load');
    await footer.getByRole('link', { name: 'Контакты', exact: true }).click();
    await loaded;
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await untilHydrated();
    await footer.getByRole('link', { name: 'Услуги', exact: true }).click();
    await page.waitForURL('**/services');
    await expect.poll(() => heading.textContent()).not.toBe('Контакты');
    expect(documents).toHaveLength(1);
  });
});

describe('styles that do not come', () => {
  const site = setUpSite();

  it('leave the next page with its own', async () => {
    const { page } = await site.open('/equipment', {
      prepare: (context) => context.route(/\/assets\/style-[^/]+\.css$/, (route) => route.abort()),
    });
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Контакты' });
    await heading.waitFor();
    const topOf = async () => (await heading.boundingBox())?.y;
    const top = await topOf();
    await page.reload();
    expect(top).toBe(await topOf());
  });
});
