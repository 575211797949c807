import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

declare global {
  interface Window {
    /** Lets React do the work that it has scheduled. */
    releaseReact: () => void;
  }
}

/** Runs in the page. React renders when a message of its own arrives: as long as these wait, the device is too slow for it. */
function holdReact(): void {
  const post = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    held.push(() => Reflect.apply(post, this, message));
  };
  window.releaseReact = () => {
    MessagePort.prototype.postMessage = post;
    for (const send of held) send();
  };
}

describe('a page whose view has loaded before React hydrates it', () => {
  const site = setUpSite();

  it.each([
    ['/video', 'Страница 2', 'VideosPage'],
    ['/video/page/2', 'Страница 1', 'VideosPage'],
    ['/news/page/2', 'Страница 1', 'NewsPage'],
  ])('keeps the elements of %s', async (pathname, link, view) => {
    const { page, messages } = await site.open(pathname, { prepare: (blank) => blank.addInitScript(holdReact) });
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-prerendered', ''));
    // A link to another page of the list, so of the same view.
    await main.getByRole('link', { name: link, exact: true }).hover();
    const loaded = () =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${name}-`))?.name,
        view,
      );
    await expect.poll(loaded).toBeDefined();
    // Its evaluation ends in the same task or before.
    await page.evaluate(`import(${JSON.stringify(await loaded())}).then(() => new Promise(requestAnimationFrame))`);
    await page.evaluate(() => window.releaseReact());
    await page.locator('[data-awaits-hydration]').first().waitFor({ state: 'detached' });
    expect(await page.locator('main h1[data-prerendered]').count()).toBe(1);
    expect(messages).toEqual([]);
  });
});
