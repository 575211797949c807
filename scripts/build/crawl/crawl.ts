import type { Api } from '../../../src/api/index.ts';
import { matchPage } from '../../../src/app/router/match-page.ts';
import { collisionKey, foldSegment } from '../../../src/lib/address/pathname.ts';
import { filtered, type LazyList } from '../../../src/lib/data/long-list.ts';
import type { Entry, Page } from '../../../src/pages/define-page.ts';
import { type Route, type RouteName, routes } from '../../../src/routes.ts';
import { DiskList } from '../cache/disk-list.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import type { PlannedPage, PlannedRedirect } from '../page/planned-page.ts';

export interface SitePlan {
  pages: LazyList<PlannedPage>;
  redirects: LazyList<PlannedRedirect>;
  failures: Failure[];
}

/** A plan that is not complete yet. */
interface GrowingPlan extends SitePlan {
  pages: DiskList<PlannedPage>;
  redirects: DiskList<PlannedRedirect>;
}

/** Files in the folder of a page. */
const FILE_NAMES = ['index.html', 'payload.json'];

/** Each stage of a build reads the plan. */
const PAGES_IN_MEMORY = 2500;

/** Requests every slug and id from the API and plans every pathname. Nothing is rendered yet. */
export async function crawl(pages: Record<RouteName, Page>, api: Api): Promise<SitePlan> {
  const plan: GrowingPlan = {
    pages: new DiskList(PAGES_IN_MEMORY),
    redirects: new DiskList(PAGES_IN_MEMORY),
    failures: [],
  };
  const routesOfPages = Object.entries(pages) as [RouteName, Page][];
  const listed = await Promise.allSettled(routesOfPages.map(async ([, page]) => entriesOf(page, api)));
  for (const [index, [name, { route }]] of routesOfPages.entries()) {
    const entries = listed[index];
    if (entries?.status === 'fulfilled') planRoute({ name, route, entries: entries.value }, plan);
    else plan.failures.push(failureOf(route.path, entries?.reason));
  }
  plan.failures.push(...collisions(plan.pages));
  return { ...plan, redirects: withoutTakenPathnames(plan) };
}

async function entriesOf({ route, content }: Page, api: Api): Promise<Iterable<Entry>> {
  const { entries } = await content();
  return entries ? entries({ api }) : [{ params: {}, label: route.label }];
}

interface ListedRoute {
  name: RouteName;
  route: Route;
  entries: Iterable<Entry>;
}

function planRoute({ name, route, entries }: ListedRoute, { pages, redirects, failures }: GrowingPlan): void {
  const reserved = new Set([...FILE_NAMES, ...siblingSegments(route)]);
  for (const entry of entries) {
    try {
      assertNotReserved(reserved, entry.params);
      for (const page of pagesOf(name, route, entry)) pages.push(page);
      for (const redirect of redirectsOf(route, entry)) redirects.push(redirect);
    } catch (error) {
      failures.push(failureOf(`${route.path} ${describeEntity(entry)}`, error));
    }
  }
}

function pagesOf(
  name: RouteName,
  route: Route,
  { params, id, label, pages = 1, updatedAt, feedItem }: Entry,
): PlannedPage[] {
  return Array.from({ length: pages }, (_, index) => {
    const pathname = route.href(params, index + 1);
    assertOwnRoute(name, pathname);
    return { pathname, name, params, page: index + 1, label, id, updatedAt, ...(feedItem && { feedItem }) };
  });
}

function redirectsOf(route: Route, { params, aliases = [] }: Entry): PlannedRedirect[] {
  const last = Object.keys(params).at(-1);
  if (last === undefined) return [];
  return aliases.map((alias) => ({ from: route.href({ ...params, [last]: alias }), to: route.href(params) }));
}

/** Segments of other routes at the position of this route's last parameter: `/articles/section/…` beside `/articles/:slug`. */
function siblingSegments({ path }: Route): string[] {
  const folder = path.slice(0, path.lastIndexOf('/:') + 1);
  if (folder === '') return [];
  const paths = Object.values(routes).flatMap((other) => [other.path, ...(other.paged ? [`${other.path}/page`] : [])]);
  return paths
    .filter((other) => other.startsWith(folder))
    .flatMap((other) => other.slice(folder.length).split('/', 1))
    .filter((word) => !word.startsWith(':'));
}

/** A slug must not be the name of a file or folder of the site, in any letter case. */
function assertNotReserved(reserved: Set<string>, params: Record<string, string>): void {
  const value = Object.values(params).find((text) => reserved.has(foldSegment(text)));
  if (value !== undefined) throw new Error(`the slug «${value}» is a reserved name in this folder of the site`);
}

/** A pathname must not match another route. */
function assertOwnRoute(name: RouteName, pathname: string): void {
  const match = matchPage(pathname);
  if (match?.name !== name) throw new Error(`the pathname ${pathname} belongs to the page «${match?.name ?? 'none'}»`);
}

/** Two pages whose folders are the same on some systems, by letter case or Unicode normalization. */
function collisions(pages: LazyList<PlannedPage>): Failure[] {
  const owners = new Map<string, number>();
  const failures: Failure[] = [];
  let position = 0;
  for (const page of pages) {
    const key = collisionKey(page.pathname);
    const owner = pages.at(owners.get(key) ?? pages.length);
    if (owner)
      failures.push({
        subject: page.pathname,
        reason: `${describeEntity(page)} and ${describeEntity(owner)} (${owner.pathname}) would have the same pathname`,
      });
    else owners.set(key, position);
    position++;
  }
  return failures;
}

/** For the report, so that an editor can find the entity. */
function describeEntity({ label, id }: Pick<PlannedPage, 'label' | 'id'>): string {
  return id === undefined ? `«${label}»` : `«${label}» (id ${id})`;
}

/** A page takes precedence over an alias with the same pathname. */
function withoutTakenPathnames({ pages, redirects }: SitePlan): LazyList<PlannedRedirect> {
  if (redirects.length === 0) return redirects;
  const taken = new Set(Iterator.from(pages).map(({ pathname }) => collisionKey(pathname)));
  return filtered(redirects, ({ from }) => !taken.has(collisionKey(from)));
}
