import type { RouteName } from '../../../src/routes.ts';
import type { Failure } from '../report/failure.ts';
import type { PublishedPage } from './published-pages.ts';
import { exceedsShrinkLimit } from '../options/shrink-limit.ts';

/** The comparison of this build with the last one. */
export interface Shrinkage {
  /** Pathnames of the last build that this one does not have. */
  removed: string[];
  failures: Failure[];
}

/**
 * Compares the sections with those of the last build. A list that has become empty, or a section that has lost more pages than
 * the limit, is a failure unless a person confirms the number with `--allow-shrink`.
 */
export function compareWithPrevious(
  before: ReadonlyMap<string, PublishedPage>,
  now: ReadonlyMap<string, unknown>,
  allowed: number | undefined,
): Shrinkage {
  const removed = [...before.keys()].filter((pathname) => !now.has(pathname));
  if (removed.length <= (allowed ?? 0)) return { removed, failures: [] };
  const failures = Object.entries(bySection(before)).flatMap(([name, pathnames = []]) => {
    const removedHere = pathnames.filter((pathname) => !now.has(pathname));
    if (!exceedsShrinkLimit(removedHere.length, pathnames.length)) return [];
    const reason = `${removedHere.length} of ${pathnames.length} pages of the last build are missing (${removedHere.slice(0, 3).join(', ')}…); if that is meant, confirm with --allow-shrink ${removed.length}`;
    return [{ subject: `section «${name}»`, reason }];
  });
  return { removed, failures };
}

function bySection(pages: ReadonlyMap<string, PublishedPage>): Partial<Record<RouteName, string[]>> {
  const sections: Partial<Record<RouteName, string[]>> = {};
  for (const { name, pathname } of pages.values()) (sections[name] ??= []).push(pathname);
  return sections;
}
