import type { Api } from '../../api/index.ts';
import { type Route, type RouteName, routes } from '../../routes.ts';
import type { Head, Page, PageContent } from '../define-page.ts';

interface SiteLink {
  label: string;
  href: string;
}

interface LinkGroup {
  title: string;
  links: SiteLink[];
}

export interface SiteMapData {
  groups: LinkGroup[];
}

type Pages = Record<RouteName, Page>;

/** The groups and the sections of each, in the order of the map. */
const GROUPS: [title: string, ...sections: RouteName[]][] = [
  ['Оборудование', 'equipment', 'selection'],
  ['Отрасли', 'industries'],
  ['Готовые решения', 'solutions'],
  ['Проекты', 'projects'],
  ['Проектировщикам', 'planners', 'documents', 'videos'],
  ['Статьи', 'articles'],
  ['Новости', 'news'],
];
/** The group of all other sections. */
const REST = 'Компания';

/** The site map itself, and pages of results, which need a query. */
const UNLISTED = new Set<string>(['siteMap', 'plannersSearch'] satisfies RouteName[]);

/** A group with more entities has its lists only. */
const MAX_ENTITIES = 200;

/** Labels for routes whose own label is ambiguous. */
const OWN_LABELS: Partial<Record<string, string>> = {
  solutions: 'Готовые решения для отраслей',
} satisfies Partial<Record<RouteName, string>>;

/** The site map lists all pages, those with parameters by their entries. */
export function siteMap(pages: Pages): PageContent<typeof routes.siteMap, SiteMapData> {
  return { load: async ({ api }) => ({ groups: await Promise.all(groupsOf(pages, api)) }), head };
}

function head(): Head {
  return { title: 'Карта сайта', description: 'Все разделы и страницы сайта «Чистосферы».' };
}

function groupsOf(pages: Pages, api: Api): Promise<LinkGroup>[] {
  const bySegment = Map.groupBy(
    Object.entries(pages).filter(([name]) => !UNLISTED.has(name)),
    ([, { route }]) => firstSegment(route),
  );
  const groups = GROUPS.map(([title, ...sections]) => ({
    title,
    segments: sections.map((section) => firstSegment(routes[section])),
  }));
  const named = groups.map(async ({ title, segments }) => {
    const members = segments.flatMap((segment) => bySegment.get(segment) ?? []);
    return { title, links: await linksOf(members, api) };
  });
  const rest = [...bySegment].filter(([segment]) => !groups.some(({ segments }) => segments.includes(segment)));
  const others = linksOf(
    rest.flatMap(([, members]) => members),
    api,
  );
  return [...named, others.then((links) => ({ title: REST, links }))];
}

/** What the paths of a section have in common: `/project/:slug` is in that of `/project`. */
function firstSegment({ path }: Pick<Route, 'path'>): string {
  return path.split('/')[1] ?? '';
}

async function linksOf(members: [name: string, page: Page][], api: Api): Promise<SiteLink[]> {
  const isFixed = ([, { route }]: [string, Page]) => !route.path.includes(':');
  const fixed = members.filter(isFixed).map(([name, { route }]) => ({
    label: OWN_LABELS[name] ?? route.label,
    href: route.href(),
  }));
  const entities = await Promise.all(
    members.filter((member) => !isFixed(member)).map(async ([, page]) => entityLinks(page, api)),
  );
  const found = entities.flat();
  return [...fixed, ...(found.length > MAX_ENTITIES ? [] : found)];
}

async function entityLinks({ route, content }: Page, api: Api): Promise<SiteLink[]> {
  const { entries } = await content();
  const found = entries ? await entries({ api }) : [];
  const links: SiteLink[] = [];
  for (const { params, label } of found) {
    links.push({ label, href: route.href(params) });
    // So many are not shown, and a large site has a hundred thousand.
    if (links.length > MAX_ENTITIES) break;
  }
  return links;
}
