import { describe, expect, it } from 'vitest';
import { setUpSite } from '../../support/browser/set-up-site.ts';

describe('the sections of a page', () => {
  const site = setUpSite();

  it.each([
    '/industry/meditsina',
    '/industry/pishchevaya-promyshlennost',
    '/industry-solution/operatsionnyy-blok',
    '/about',
    '/selection',
  ])('of %s: white neighbours share one gap, and coloured ones do not touch', async (path) => {
    const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } });
    const sections = await page
      .getByRole('main')
      .locator('header, section')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { backgroundColor, backgroundImage, paddingTop } = getComputedStyle(element);
          const isBand = element.getBoundingClientRect().width === innerWidth;
          const isWhite =
            ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor) && backgroundImage === 'none';
          return isBand ? [{ isWhite, paddingTop, text: element.textContent.slice(0, 40) }] : [];
        }),
      );
    expect(sections.length).toBeGreaterThan(2);
    const faults = sections.slice(1).filter(({ isWhite, paddingTop }, index) => {
      const isAboveWhite = sections[index]?.isWhite;
      return isAboveWhite ? isWhite && paddingTop !== '0px' : !isWhite;
    });
    expect(faults).toEqual([]);
  });

  it.each(['/search?find=вода', '/planners/by-search?find=сфера'])(
    'of %s: the results are close to the field',
    async (path) => {
      const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } });
      const main = page.getByRole('main');
      const answer = main.getByText(/запросу/);
      await answer.waitFor();
      const [box, text] = await Promise.all([main.getByRole('search'), answer].map((part) => part.boundingBox()));
      const gap = (text?.y ?? Infinity) - (box?.y ?? 0) - (box?.height ?? 0);
      expect(gap).toBeGreaterThanOrEqual(16);
      expect(gap).toBeLessThanOrEqual(24);
    },
  );
});
