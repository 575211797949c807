import { decodeSegments } from '../../lib/address/pathname.ts';
import { type RouteName, routes } from '../../routes.ts';

export interface PageMatch {
  name: RouteName;
  /** The router's id of the route: the page's name, or the name with `-page` on further pages of a list. */
  routeId: string;
  params: Record<string, string>;
  page: number;
}

interface Pattern {
  name: RouteName;
  routeId: string;
  segments: string[];
}

/** Static segments take precedence over parameters: `/planners/by-search` before `/planners/:slug`. */
const PATTERNS: Pattern[] = (Object.keys(routes) as RouteName[])
  .flatMap((name) => {
    const segments = routes[name].path.split('/').filter(Boolean);
    const first = { name, routeId: name, segments };
    return routes[name].paged
      ? [first, { name, routeId: `${name}-page`, segments: [...segments, 'page', ':page'] }]
      : [first];
  })
  .toSorted((a, b) => parameterCount(a) - parameterCount(b));

/** The first page of a list has the URL of the list itself. */
const FURTHER_PAGE = /^([2-9]|[1-9]\d+)$/;

/** The page of a pathname, or undefined. Letter case matters, because each page has one canonical URL. */
export function matchPage(pathname: string): PageMatch | undefined {
  const segments = segmentsOf(pathname);
  if (!segments) return undefined;
  for (const { name, routeId, segments: pattern } of PATTERNS) {
    const params = paramsOf(pattern, segments);
    if (!params) continue;
    const { page, ...rest } = params;
    if (page === undefined) return { name, routeId, params: rest, page: 1 };
    if (FURTHER_PAGE.test(page)) return { name, routeId, params: rest, page: Number(page) };
  }
  return undefined;
}

function segmentsOf(pathname: string): string[] | undefined {
  try {
    return decodeSegments(pathname);
  } catch {
    return undefined;
  }
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const isMatch =
    pattern.length === segments.length &&
    pattern.every((expected, index) => isParameter(expected) || expected === segments[index]);
  if (!isMatch) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries())
    if (isParameter(expected)) params[expected.slice(1)] = segments[index] ?? '';
  return params;
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function parameterCount(pattern: Pattern): number {
  return pattern.segments.filter(isParameter).length;
}
