import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';
import { textBoxes } from '../../support/browser/text-boxes.ts';

/** Names of models, steps of a device, numbers of standards and laws, words with a short prefix before their hyphen. */
const TOGETHER =
  /«[^»]{1,14}»|(?<!\d)\d\d?(?:\s\/\s\d\d?)+(?!\d)|\d-\u2060?[\dА-Я]+|(?<!\p{L})\p{Lu}{2,4}-\u2060?\p{Ll}+/gu;

/** The texts of a page with a character that is in no font of the site. */
async function textsInOtherFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { nodes } = await devTools.send('DOM.getFlattenedDocument', { depth: -1 });
  const texts = new Map(
    nodes.filter(({ nodeType }) => nodeType === 3).map((text) => [text.parentId ?? 0, text.nodeValue]),
  );
  const found = await Promise.all(
    [...texts].map(async ([nodeId, text]) => {
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.some(({ isCustomFont }) => !isCustomFont) ? [text] : [];
    }),
  );
  expect(texts.size).toBeGreaterThan(50);
  return found.flat();
}

describe('a text', () => {
  const site = setUpSite();

  it.each(['/', '/about/career', '/contacts', '/equipment/sfera-a-1200', '/documents', '/policy'])(
    'on %s is set in the fonts of the site, with its Latin letters and rare signs',
    async (path) => {
      const { page } = await site.open(path);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => textsInOtherFonts(page)).toEqual([]);
    },
  );

  it.each([
    '/documents',
    '/equipment?compare=sfera-a-1200,sfera-a-600,sfera-k-6000',
    '/industry/meditsina',
    '/planners',
    '/policy',
    '/project/perinatalnyy-tsentr-kazan',
    '/purification-technology',
  ])('on %s wraps within no name and no number', async (path) => {
    const { page } = await site.open(path);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const together = async () => {
        const { boxes, broken } = await textBoxes(page.getByRole('main'), TOGETHER);
        return { seen: boxes.length > 0, broken };
      };
      await expect.poll(together).toEqual({ seen: true, broken: [] });
    }
  });

  it('of a link in two lines has its arrow behind the last word', async () => {
    const { page } = await site.open('/planners', { viewport: { width: 390, height: 800 } });
    const link = page.getByRole('link', { name: 'Подобрать оборудование по расходу и дозе' });
    const { lines, gap } = await link.evaluate((element) => {
      const arrow = element.querySelector('svg') as SVGElement;
      const text = document.createRange();
      text.setStart(element, 0);
      text.setEndBefore(arrow);
      const rects = [...text.getClientRects()];
      const [last] = rects.toSorted((a, b) => b.bottom - a.bottom || b.right - a.right) as [DOMRect];
      const lineTops = new Set(rects.map(({ top }) => Math.round(top)));
      return { lines: lineTops.size, gap: Math.round(arrow.getBoundingClientRect().left - last.right) };
    });
    expect({ lines, gap }).toEqual({ lines: 2, gap: 12 });
  });

  it.each([
    '/contacts',
    '/planners',
    '/policy',
    '/agreement',
    '/news/seminar-ekaterinburg',
    '/news/grafik-novogodnikh-prazdnikov',
  ])('on %s links every e-mail and phone in it', async (path) => {
    const { page } = await site.open(path);
    const { linked, bare } = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const counts = { linked: 0, bare: [] as string[] };
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!/\w@\w|\+7\s\(/.test(data)) continue;
        if (parentElement?.closest('a')) counts.linked++;
        else counts.bare.push(data);
      }
      return counts;
    });
    expect(bare).toEqual([]);
    expect(linked).toBeGreaterThan(0);
  });

  it('of a vacancy has space before the button', async () => {
    const { page } = await site.open('/about/career');
    const vacancy = page.getByRole('group').filter({ has: page.getByText('Инженер-конструктор') });
    await vacancy.getByText('Инженер-конструктор').click();
    const end = async () => {
      const [text, button] = await Promise.all([
        vacancy.getByRole('listitem').last().boundingBox(),
        vacancy.getByRole('button', { name: 'Откликнуться' }).boundingBox(),
      ]);
      return text && button ? Math.round(button.y - text.y - text.height) : -1;
    };
    await expect.poll(end).toBe(24);
  });
});
