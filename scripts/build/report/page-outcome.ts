import type { Outcome } from './outcome.ts';

/** Why a page has its outcome. Pages are counted by `why`. */
export interface Reason {
  /** Such as «its data changed». */
  why: string;
  /** The call, entity or list that caused it. */
  what?: string;
}

/** The outcome of a page and the reason. */
export interface PageOutcome extends Reason {
  outcome: Outcome;
}

/** Pages with the same reason. */
export interface ReasonGroup {
  count: number;
  /** The first of them, each with its cause. */
  pages: string[];
}

/** Number of pages that the report names for a reason. */
const PAGES_NAMED = 20;

/** Adds a page to the group of its reason. */
export function addToReasons(
  reasons: Record<string, ReasonGroup>,
  pathname: string,
  { why, what }: Pick<PageOutcome, 'why' | 'what'>,
): void {
  const group = (reasons[why] ??= { count: 0, pages: [] });
  group.count++;
  if (group.pages.length < PAGES_NAMED) group.pages.push(what === undefined ? pathname : `${pathname}: ${what}`);
}

/** What `--explain` prints for a page that is in another shard or that the site does not have. */
const NOT_RENDERED = 'not rendered by this build';

/** The outcome of each page to explain. @param explained outcomes of rendered pages */
export function explainedPages(
  requested: readonly string[],
  explained: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(requested.map((pathname) => [pathname, explained[pathname] ?? NOT_RENDERED]));
}

/** Merges the explanations of several shards: each page is rendered by one of them. */
export function mergeExplained(shards: Record<string, string>[]): Record<string, string> {
  const all = shards.flatMap((explained) => Object.entries(explained));
  const rendered = Object.fromEntries(all.filter(([, outcome]) => outcome !== NOT_RENDERED));
  return explainedPages(
    all.map(([pathname]) => pathname),
    rendered,
  );
}

/** Merges the groups of several shards. */
export function mergeReasons(shards: Record<string, ReasonGroup>[]): Record<string, ReasonGroup> {
  const merged: Record<string, ReasonGroup> = {};
  for (const [why, { count, pages }] of shards.flatMap((reasons) => Object.entries(reasons))) {
    const group = (merged[why] ??= { count: 0, pages: [] });
    group.count += count;
    group.pages = [...group.pages, ...pages].slice(0, PAGES_NAMED);
  }
  return merged;
}

/** The line of `--explain`: «fetched, its data changed: /equipment/17». */
export function outcomeText({ outcome, why, what }: PageOutcome): string {
  return `${outcome}, ${why}${what === undefined ? '' : `: ${what}`}`;
}
