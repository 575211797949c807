import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { PLAIN_FILE } from '../../support/browser/kept-page.ts';
import { networkIdle } from '../../support/browser/network-idle.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const KB = 1024;
/**
 * A text that is some pixels wider in the web font moves its neighbour by as much, if the font comes after the first paint. With
 * fonts held back until then the five pages have 0.0005 at most.
 */
const NO_SHIFT = 0.005;
const siteDir = inject('siteDir');
const html = readFileSync(path.join(siteDir, 'equipment/sfera-a-1200/index.html'), 'utf8');

const read = (address: string) => readFileSync(path.join(siteDir, address));
const gzipBytes = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0);
const bytesOf = (addresses: string[]) => addresses.reduce((sum, address) => sum + read(address).length, 0);
const linked = (pattern: RegExp, text = html) => Array.from(text.matchAll(pattern), ([, address = '']) => address);
const linkedStyles = (text: string) => linked(/<link rel="stylesheet" href="([^"]+)"/g, text);

describe('the first load of a page', () => {
  const scripts = [
    ...linked(/<script async[^>]* src="([^"]+)"/g),
    ...linked(/<script type="module"[^>]* src="([^"]+)"/g),
    ...linked(/ data-chunks="([^"]+)"/g).flatMap((chunks) => chunks.split(' ')),
  ];
  const styles = linkedStyles(html);
  const paper = linked(/<link rel="stylesheet" media="print" href="([^"]+)"/g);
  const fonts = linked(/ data-fonts="([^"]+)"/g).flatMap((addresses) => addresses.split(' '));

  it('has at most 120 KB of JavaScript, without the schema library', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(120 * KB);
    expect(scripts.map((address) => read(address).toString()).join()).not.toContain('ZodError');
  });

  it('preloads every chunk that the entry imports at once', () => {
    const [entry = ''] = linked(/<script type="module"[^>]* src="([^"]+)"/g);
    const imported = Array.from(
      read(entry)
        .toString()
        .matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g),
      ([, file]) => `/assets/${file}`,
    );
    expect(scripts).toEqual(expect.arrayContaining(imported));
  });

  it('has chunks whose functions are compiled while they load', () => {
    const chunks = linked(/ data-chunks="([^"]+)"/g).flatMap((addresses) => addresses.split(' '));
    expect(chunks.length).toBeGreaterThan(0);
    const others = chunks.filter((address) => !read(address).toString().startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(others).toEqual([]);
  });

  it('has at most 12 scripts', () => {
    expect(new Set(scripts).size).toBeLessThanOrEqual(12);
  });

  it('requests the fonts of its first screen early, at most 27 KB', () => {
    const faces = fonts.map((address) => /^\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(address)?.[1]);
    expect(faces.toSorted()).toEqual(['geologica-400-russian', 'golos-text-400-russian', 'golos-text-500-all']);
    expect(bytesOf(fonts)).toBeLessThanOrEqual(27 * KB);
    const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(linked(/<link rel="preload" href="([^"]+)" as="font"/g, withoutScripts)).toEqual(fonts);
  });

  it.each(['/', '/equipment', '/equipment/sfera-a-1200', '/news', '/contacts', '/planners'])(
    'of %s waits for no file before the first paint, and has at most 8 KB of styles until then and 15 KB in all',
    (address) => {
      const [head = '', body = ''] = readFileSync(path.join(siteDir, address, 'index.html'), 'utf8').split('<body>');
      const [, inline = ''] = /<style>(.+?)<\/style>/s.exec(head) ?? [];
      expect(linkedStyles(head)).toEqual([]);
      expect(head).not.toMatch(/<script(?![^>]* (?:async|type="application\/ld\+json"))[^>]* src=|blocking=/);
      expect(inline).toContain('@font-face');
      expect(gzipSync(inline).length).toBeLessThanOrEqual(8 * KB);
      expect(linkedStyles(body)).toHaveLength(1);
      expect(gzipSync(inline).length + gzipBytes(linkedStyles(body))).toBeLessThanOrEqual(15 * KB);
    },
  );

  it('of an error has one stylesheet of at most 8 KB', () => {
    const sheets = linkedStyles(readFileSync(path.join(siteDir, '404.html'), 'utf8'));
    expect(sheets).toHaveLength(1);
    expect(gzipBytes(sheets)).toBeLessThanOrEqual(8 * KB);
  });

  it('is not blocked by the print styles', () => {
    expect(paper).toHaveLength(1);
    expect(html + styles.map((address) => read(address).toString()).join()).not.toContain('@media print{');
  });

  it('loads scripts, styles and pictures from its own host only', () => {
    for (const address of [...scripts, ...styles, ...paper, ...fonts]) expect(address).toMatch(/^\/assets\//);
  });
});

describe('a page without a gesture of the visitor', () => {
  const site = setUpSite();
  const PHONE = { viewport: { width: 412, height: 823 } };

  interface Loaded {
    page: Page;
    /** The files that the page has requested so far, itself included. */
    requested: string[];
  }

  /** @param rtt the round trip that the browser reports, ms */
  async function openUnattended(address: string, rtt = 50): Promise<Loaded> {
    const requested: string[] = [];
    const { page } = await site.open(address, {
      ...PHONE,
      isFirstVisit: true,
      withoutGesture: true,
      prepare: async (blank) => {
        blank.on('request', (request) => requested.push(new URL(request.url()).pathname));
        await blank.addInitScript(observeShifts);
        await blank.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { rtt });
      },
    });
    await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).waitFor();
    await page.waitForLoadState('networkidle');
    return { page, requested };
  }

  const scriptsOf = (requested: string[]) => [...new Set(requested.filter((file) => file.endsWith('.js')))];

  it.each(['/', '/equipment', '/equipment/sfera-a-1200', '/news', '/contacts'])(
    'has loaded %s with at most 12 scripts of 120 KB, 60 KB of fonts, one stylesheet for the screen and no layout shift',
    async (address) => {
      const { page, requested } = await openUnattended(address);
      expect(scriptsOf(requested).length).toBeLessThanOrEqual(12);
      expect(gzipBytes(scriptsOf(requested))).toBeLessThanOrEqual(120 * KB);
      expect(bytesOf(requested.filter((file) => file.endsWith('.woff2')))).toBeLessThanOrEqual(60 * KB);
      expect(requested.filter((file) => /\/assets\/(rest|page|style)-.*\.css$/.test(file))).toHaveLength(1);
      expect(await page.evaluate(notableShifts, NO_SHIFT)).toEqual([]);
    },
  );

  it('has loaded the page of a model with at most 23 requests', async () => {
    const { requested } = await openUnattended('/equipment/sfera-a-1200');
    expect(requested.length).toBeLessThanOrEqual(23);
  });

  it('has its icons before the sprite, also those that hydration creates, and takes others from it', async () => {
    const SPRITE = '**/assets/sprite-*.svg';
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const { page } = await site.open('/equipment', {
      ...PHONE,
      withoutGesture: true,
      prepare: (blank) =>
        blank.route(SPRITE, async (route) => {
          asked.resolve();
          await held.promise;
          await route.continue();
        }),
    });
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: 'Открыть меню' });
    await menu.waitFor();
    const burger = await menu.locator('svg path').getAttribute('d');
    expect(await page.locator('use').count()).toBe(0);
    await asked.promise;
    const answer = page.waitForResponse(SPRITE);
    held.resolve();
    await (await answer).finished();
    await menu.click();
    const close = banner.getByRole('button', { name: 'Закрыть меню' });
    expect(await close.locator('svg path').getAttribute('d')).not.toBe(burger);
  });

  const EARLY_FONTS = 'link[rel=preload][as=font]';

  it('preloads its fonts on a fast connection', async () => {
    const { page } = await openUnattended('/equipment/sfera-a-1200');
    expect(await page.locator(EARLY_FONTS).count()).toBe(3);
  });

  it('fetches its fonts once on a slow connection, where Chromium would delay the first paint for preloaded ones', async () => {
    const { page } = await openUnattended('/equipment/sfera-a-1200', 150);
    expect(await page.locator(EARLY_FONTS).count()).toBe(0);
    const { fetched, transfers } = await page.evaluate(() => {
      const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.endsWith('.woff2'),
      );
      const names = fonts.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name);
      const transferred = fonts.filter(({ name, transferSize }) => names.includes(name) && transferSize > 1000);
      return { fetched: names, transfers: transferred.map(({ name }) => name) };
    });
    expect(fetched).toHaveLength(3);
    expect(transfers.toSorted()).toEqual(fetched.toSorted());
  });

  it('loads nothing for a pointer that rests over it', async () => {
    const { page, requested } = await openUnattended('/news');
    const move = (movementX: number) =>
      page.evaluate((x) => {
        dispatchEvent(new PointerEvent('pointermove', { movementX: x }));
        // Chromium may call back only at the limit.
        return new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 2000 }));
      }, movementX);
    const before = requested.length;
    await move(0);
    expect(requested.slice(before)).toEqual([]);
    await move(1);
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/assets\/idle-/));
  });

  it('loads nothing further after the gesture that opened it from another document', async () => {
    const requested: string[] = [];
    const { page } = await site.open('/news', {
      ...PHONE,
      withoutGesture: true,
      // Its links load documents then.
      prepare: (blank) => blank.route('**/assets/main-*.js', (route) => route.abort()),
    });
    await page.unroute('**/assets/main-*.js');
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Открыть меню' }).waitFor();
    await networkIdle(page);
    expect(requested).toContainEqual(expect.stringMatching(/^\/assets\/hydrate-/));
    expect(requested).not.toContainEqual(expect.stringMatching(/^\/assets\/idle-/));
  });

  it.each(['/', '/equipment', '/equipment/sfera-a-1200'])(
    'loads on %s, after a gesture, at most 105 KB of further scripts including the linked pages, 27 KB of styles, and has no layout shift',
    async (address) => {
      const { page, requested } = await openUnattended(address);
      const before = new Set(scriptsOf(requested));
      await page.mouse.move(10, 10, { steps: 2 });
      await page.waitForFunction(
        () => (document.querySelector<HTMLLinkElement>('link[href^="/assets/style-"]')?.sheet ?? null) !== null,
      );
      await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/assets\/idle-/));
      await networkIdle(page);
      const further = scriptsOf(requested).filter((file) => !before.has(file));
      const sheets = requested.filter((file) => /^\/assets\/style-.*\.css$/.test(file));
      expect(gzipBytes(further)).toBeLessThanOrEqual(105 * KB);
      expect(gzipBytes(sheets)).toBeLessThanOrEqual(27 * KB);
      expect(await page.evaluate(notableShifts, NO_SHIFT)).toEqual([]);
    },
  );

  it('applies the query and the fragment of the URL at once', async () => {
    const { page } = await openUnattended('/equipment?medium=water');
    await page.waitForFunction(() => document.querySelectorAll('main h3 a').length < 40);
  });
});

describe('a page whose fonts come after its first paint', () => {
  const site = setUpSite();

  it.each([412, 1280])('does not move its texts at %i px', async (width) => {
    const moved: Record<string, LayoutShift[]> = {};
    for (const address of ['/', '/about', '/services', '/equipment/sfera-a-1200', '/news']) {
      const isPainted = Promise.withResolvers<void>();
      const { page } = await site.open(PLAIN_FILE, {
        viewport: { width, height: 823 },
        withoutGesture: true,
        prepare: async (blank) => {
          await blank.addInitScript(observeShifts);
          await blank.route('**/*.woff2', async (route) => {
            await isPainted.promise;
            await route.continue();
          });
        },
      });
      await page.goto(site.url + address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState !== 'loading',
      );
      // Half of a document may have been painted, and its texts then move without any font.
      await page.evaluate(twoFrames);
      await page.evaluate(() => (window.shifts = []));
      isPainted.resolve();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('16px "Golos Text"'));
      await page.evaluate(twoFrames);
      moved[address] = await page.evaluate(notableShifts, NO_SHIFT);
    }
    expect(Object.entries(moved).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
  });
});

/** What has moved without a gesture. */
interface LayoutShift {
  /** Its part of the metric «cumulative layout shift». */
  value: number;
  /** Time since the start of the document, ms. */
  at: number;
  /** The elements with their positions before and after. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: LayoutShift[];
  }
}

/** Runs in the page. */
function twoFrames(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
function observeShifts(): void {
  type Entry = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 40);
        return `${node?.nodeName} «${text}»: ${place(previousRect)} → ${place(currentRect)}`;
      });
      window.shifts.push({ value, at: Math.round(startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. @returns what has moved, or nothing if that is less than the limit in all */
function notableShifts(limit: number): LayoutShift[] {
  const sum = window.shifts.reduce((before, { value }) => before + value, 0);
  return sum < limit ? [] : window.shifts;
}
