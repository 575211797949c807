import type { Locator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { untilHydrated } from './until-hydrated.ts';

/** The kind of a step, as named in the message of a failure. */
export type Step = 'link' | 'back' | 'forward' | 'reload' | 'address';

interface Visit {
  page: Page;
  /** The first heading of each page, by pathname. */
  headings: ReadonlyMap<string, string>;
  random: () => number;
  /** Every step with its URL. */
  trail: string[];
}

/** Takes one step and waits for the new page. */
export async function takeStep(visit: Visit, step: Step): Promise<void> {
  const { page, trail, headings } = visit;
  let loads = 0;
  const countLoad = () => loads++;
  page.on('load', countLoad);
  const asked = await STEPS[step](visit);
  trail.push(`${step} ${asked ?? ''}`);
  const about = () => `${trail.slice(-6).join(' → ')}; now ${page.url()}`;
  if (asked !== undefined) await expect.poll(() => fullPath(page.url()), { message: about() }).toBe(asked);
  // The URL may still change while the heading is awaited.
  const otherHeading = async () => {
    const wanted = headings.get(new URL(page.url()).pathname);
    const shown = await textOf(page.getByRole('heading', { level: 1 }));
    return shown === wanted ? undefined : { shown, wanted };
  };
  await expect.poll(otherHeading, { message: about() }).toBeUndefined();
  // Hydration may replace the page once more.
  await expect
    .poll(async () => (await textOf(page.getByRole('main')))?.length ?? 0, { message: about() })
    .toBeGreaterThan(100);
  const { hash } = new URL(page.url());
  // On a reload the browser restores the position instead.
  if (step !== 'reload' && asked?.includes('#'))
    await expect.poll(() => isAtTarget(page, hash), { message: about() }).toBe(true);
  page.off('load', countLoad);
  // The document, and one reload for newer code.
  expect(loads, about()).toBeLessThanOrEqual(2);
}

const STEPS: Record<Step, (visit: Visit) => Promise<string | undefined>> = {
  link: followLink,
  async back({ page }) {
    await untilHydrated(page);
    await page.goBack();
    // The blank page before the first visit has nothing to test.
    if (page.url() === 'about:blank') await page.goForward();
  },
  async forward({ page }) {
    await untilHydrated(page);
    await page.goForward();
  },
  async reload({ page }) {
    const before = fullPath(page.url());
    await page.reload();
    return before;
  },
  async address({ page, headings, random }) {
    const all = [...headings.keys()];
    const asked = all[Math.floor(random() * all.length)] as string;
    await page.goto(new URL(asked, page.url()).href);
    return asked;
  },
};

/** Without the link that skips to the content, which is outside the window until it has the focus. */
const LINKS = ':is(header, nav, main, footer) a[href]:visible';

/** Clicks any visible link to a page of the site. */
async function followLink({ page, headings, random }: Visit): Promise<string | undefined> {
  const links = await page.locator(LINKS).evaluateAll((all) =>
    all.flatMap((link) => {
      const { origin, pathname, search, hash, target } = link as HTMLAnchorElement;
      const isOwn = origin === location.origin && target === '' && search === '' && !link.hasAttribute('download');
      return isOwn ? { pathname, address: pathname + hash, href: link.getAttribute('href') ?? '' } : [];
    }),
  );
  // «Наверх» and the pictures of a gallery scroll without a change of the URL. Ids of React begin with «_R_» or «_r_».
  const usable = links.filter(({ pathname, href }) => headings.has(pathname) && !/#(?:top$|_r_)/i.test(href));
  const fragments = usable.filter(({ address }) => address.includes('#'));
  // Most links have no fragment, so links with one are preferred in three of ten steps.
  const choice = fragments.length > 0 && random() < 0.3 ? fragments : usable;
  const chosen = choice[Math.floor(random() * choice.length)];
  if (!chosen) throw new Error(`${page.url()} has no link to a page of the site`);
  // By its href, because hydration may replace links before it by buttons.
  await page
    .locator(`a[href=${JSON.stringify(chosen.href)}]:visible`)
    .first()
    .click();
  return chosen.address;
}

function fullPath(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

async function textOf(place: Locator): Promise<string | undefined> {
  return (await place.count()) === 1 ? plain((await place.textContent()) ?? '') : undefined;
}

/** A text without its line breaks and hyphens. */
export function plain(text: string): string {
  return text.replace(/[\s\u00ad]+/g, ' ').trim();
}

/** Whether the target of the fragment is inside the window. */
function isAtTarget(page: Page, hash: string): Promise<boolean> {
  return page.evaluate(
    (id) => {
      const target = document.getElementById(id);
      if (!target) return false;
      const { top, bottom } = target.getBoundingClientRect();
      return bottom >= 0 && top < innerHeight;
    },
    decodeURIComponent(hash.slice(1)),
  );
}

/** @returns a function that resolves when the page waits for no reply */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size).toBe(0);
}
