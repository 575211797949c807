import { describe, expect, it } from 'vitest';
import { setUpOtherSite } from '../../support/browser/set-up-other-site.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { startSyntheticApi } from '../../support/api/synthetic-api.ts';
import {
  type Entity,
  FILES_ORIGIN,
  type SyntheticContent,
  syntheticContent,
} from '../../support/api/synthetic-content.ts';

const WORD = 'ы'.repeat(120);
/** Fields with human-readable texts. */
const TEXTS = new Set(
  'name title lead label value text unit html task solution result author company town description address position customer'.split(
    ' ',
  ),
);

/** The same content with one long word in every text, each with a unique number. */
function withLongWords({ lists, single }: SyntheticContent): SyntheticContent {
  let number = 0;
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return TEXTS.has(key) ? `${WORD}${++number}` : value;
    if (Array.isArray(value)) return value.map((part) => walk(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
  };
  return {
    lists: new Map([...lists].map(([name, items]) => [name, items.map((item) => walk(item) as Entity)])),
    single: new Map([...single].map(([name, value]) => [name, walk(value) as object])),
  };
}

describe('words of 120 letters in all texts', () => {
  const site = setUpSite();
  const other = setUpOtherSite({ FILES_ORIGIN }, () => startSyntheticApi(withLongWords(syntheticContent(3))));

  it('widen no page, on a wide screen and on a phone', async () => {
    const { page } = await site.open(`${other.url()}/contacts`);
    const sitemap = await (await page.request.get(`${other.url()}/sitemap.xml`)).text();
    const pathnames = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname);
    expect(pathnames.length).toBeGreaterThan(30);
    const wide: string[] = [];
    for (const pathname of [...pathnames, '/equipment?compare=item-1,item-2', '/search?find=%D1%8B']) {
      await page.goto(other.url() + pathname);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) wide.push(`${pathname}: ${excess} px at ${width} px`);
      }
    }
    expect(wide).toEqual([]);
  });
});
