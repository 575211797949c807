import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEBOUNCE_MS as SEARCH_DELAY_MS } from '../../../src/lib/data/search-input.ts';
import { ROUTER_DELAY_MS as FILTER_DELAY_MS } from '../../../src/pages/equipment/use-filter-selection.ts';
import { DEBOUNCE_MS as SELECTION_DELAY_MS } from '../../../src/pages/selection/use-typed-values.ts';
import { type InterceptedRequest, interceptRequests } from '../../support/browser/intercept-requests.ts';
import { pauseClock } from '../../support/browser/pause-clock.ts';
import { setUpSite } from '../../support/browser/set-up-site.ts';

const site = setUpSite();
const main = (page: Page) => page.getByRole('main');

interface DelayedUrl {
  what: string;
  address: string;
  delayMs: number;
  control: (page: Page) => Locator;
  choose: (control: Locator) => Promise<void>;
}

/** The pages whose URL follows a choice of the visitor after a delay. */
const PAGES: DelayedUrl[] = [
  {
    what: 'text of a search',
    address: '/documents',
    delayMs: SEARCH_DELAY_MS,
    control: (page) => main(page).getByRole('searchbox'),
    choose: (control) => control.fill('паспорт'),
  },
  {
    what: 'number',
    address: '/selection',
    delayMs: SELECTION_DELAY_MS,
    control: (page) => main(page).getByLabel('Площадь, м²'),
    choose: (control) => control.fill('30'),
  },
  {
    what: 'filter',
    address: '/equipment?noise=35-40',
    delayMs: FILTER_DELAY_MS,
    control: (page) => main(page).getByRole('button', { name: /^Убрать: Уровень шума/ }),
    choose: (control) => control.click(),
  },
];

it.each(PAGES)(
  'a $what that comes into the URL after a link was pressed does not cancel the navigation',
  async (one) => {
    const { address, delayMs, control, choose } = one;
    const { page } = await site.open(address, { hasClock: true });
    await page.waitForLoadState('networkidle');
    await control(page).waitFor();
    const requested = Promise.withResolvers<InterceptedRequest>();
    await interceptRequests(page, '**/services/payload.json*', (request) => requested.resolve(request));
    await pauseClock(page);
    await choose(control(page));
    await page.clock.runFor(delayMs - 10);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Услуги' })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.clock.runFor(2000);
    const request = await requested.promise;
    await page.clock.resume();
    await request.continue();
    await page.getByRole('heading', { level: 1, name: 'Сопровождаем установку' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/services');
  },
);
