import type { Api } from '../../../src/api/index.ts';
import { matchPage } from '../../../src/app/router/match-page.ts';
import { collisionKey, foldedSegment } from '../../../src/lib/address/pathname.ts';
import type { Entry, Page, Story } from '../../../src/pages/page.ts';
import { type Route, type RouteName, routes } from '../../../src/routes.ts';
import { type Failure, failureOf } from '../report/failure.ts';

/** One address to prerender. */
export interface PlannedPage {
  address: string;
  name: RouteName;
  params: Record<string, string>;
  /** Counts from 1; more than 1 on the further pages of a list. */
  page: number;
  label: string;
  /** Of the entity that the page shows. */
  id?: number | string | undefined;
  /** ISO 8601, when the content changed; absent where the API does not say. */
  updatedAt?: string | undefined;
  /** For the feeds. */
  story?: Story | undefined;
}

/** A second address of a page, written as a small page that leads to the first. */
export interface PlannedRedirect {
  from: string;
  to: string;
}

export interface Plan {
  pages: PlannedPage[];
  redirects: PlannedRedirect[];
  failures: Failure[];
}

/** Names that the tree itself needs in every folder. */
const FILE_NAMES = ['index.html', 'payload.json'];

/** Asks the API for every slug and id and lays down every address. Nothing is rendered yet. */
export async function crawl(pages: Record<RouteName, Page>, api: Api): Promise<Plan> {
  const failures: Failure[] = [];
  const planned = await Promise.all(
    Object.entries(pages).map(async ([name, page]) => {
      try {
        return await addressesOf(name as RouteName, page, api, failures);
      } catch (error) {
        failures.push(failureOf(page.route.path, error));
        return { pages: [], redirects: [] };
      }
    }),
  );
  const plan = { pages: planned.flatMap((part) => part.pages), redirects: planned.flatMap((part) => part.redirects) };
  failures.push(...collisions(plan.pages));
  return { pages: plan.pages, redirects: withoutTaken(plan), failures };
}

async function addressesOf(
  name: RouteName,
  page: Page,
  api: Api,
  failures: Failure[],
): Promise<Omit<Plan, 'failures'>> {
  const { route } = page;
  const { entries } = await page.content();
  const list: Entry[] = entries ? await entries({ api }) : [{ params: {}, label: route.label }];
  const plan: Omit<Plan, 'failures'> = { pages: [], redirects: [] };
  const reserved = new Set([...FILE_NAMES, ...wordsBeside(route)]);
  for (const entry of list) {
    try {
      refuseReserved(reserved, entry.params);
      plan.pages.push(...pagesOf(name, route, entry));
      plan.redirects.push(...redirectsOf(route, entry));
    } catch (error) {
      failures.push(failureOf(`${route.path} ${nameOf(entry)}`, error));
    }
  }
  return plan;
}

function pagesOf(
  name: RouteName,
  route: Route,
  { params, id, label, pages = 1, updatedAt, story }: Entry,
): PlannedPage[] {
  return Array.from({ length: pages }, (_, index) => {
    const address = route.href(params, index + 1);
    requireOwn(name, address);
    return { address, name, params, page: index + 1, label, id, updatedAt, ...(story && { story }) };
  });
}

function redirectsOf(route: Route, { params, aliases = [] }: Entry): PlannedRedirect[] {
  const last = Object.keys(params).at(-1);
  if (last === undefined) return [];
  return aliases.map((alias) => ({ from: route.href({ ...params, [last]: alias }), to: route.href(params) }));
}

/** Words of other addresses in the place of this route's last parameter: `/articles/section/…` beside `/articles/:slug`. */
function wordsBeside({ path }: Route): string[] {
  const folder = path.slice(0, path.lastIndexOf('/:') + 1);
  if (folder === '') return [];
  const paths = Object.values(routes).flatMap((other) => [other.path, ...(other.paged ? [`${other.path}/page`] : [])]);
  return paths
    .filter((other) => other.startsWith(folder))
    .flatMap((other) => other.slice(folder.length).split('/', 1))
    .filter((word) => !word.startsWith(':'));
}

/** A slug must not stand where the tree needs a file or the site a folder, not even in other letters. */
function refuseReserved(reserved: Set<string>, params: Record<string, string>): void {
  const value = Object.values(params).find((text) => reserved.has(foldedSegment(text)));
  if (value !== undefined)
    throw new Error(`the slug «${value}» is a name that this folder of the site needs for itself`);
}

/** An address must not lead to another page of the site. */
function requireOwn(name: RouteName, address: string): void {
  const match = matchPage(address);
  if (match?.name !== name) throw new Error(`the address ${address} belongs to the page «${match?.name ?? 'none'}»`);
}

/** Two pages that one folder would have to hold, be it by letter case or by the form of their letters. */
function collisions(pages: PlannedPage[]): Failure[] {
  const owners = new Map<string, PlannedPage>();
  const failures: Failure[] = [];
  for (const page of pages) {
    const key = collisionKey(page.address);
    const owner = owners.get(key);
    if (owner)
      failures.push({
        place: page.address,
        reason: `${nameOf(page)} and ${nameOf(owner)} (${owner.address}) would share one address`,
      });
    else owners.set(key, page);
  }
  return failures;
}

/** How an editor finds it. */
function nameOf({ label, id }: Pick<PlannedPage, 'label' | 'id'>): string {
  return id === undefined ? `«${label}»` : `«${label}» (id ${id})`;
}

/** An alias gives way to a page that has this very address. */
function withoutTaken({ pages, redirects }: Omit<Plan, 'failures'>): PlannedRedirect[] {
  if (redirects.length === 0) return [];
  const taken = new Set(pages.map(({ address }) => collisionKey(address)));
  return redirects.filter(({ from }) => !taken.has(collisionKey(from)));
}
