import { UsageError } from '../../setup/usage-error.ts';

/** Shard `index` of `of`, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

/**
 * The pages that a build renders. `site`: all of them. `pages`: these, beside the others of the last build. `shard`: the pages
 * of this shard only, for a later merge.
 */
export type BuildScope = { kind: 'site' } | { kind: 'pages'; pathnames: string[] } | { kind: 'shard'; shard: Shard };

interface ScopeFlags {
  only: string[];
  shard?: Shard;
  changed: unknown[];
}

/** @throws {UsageError} for contradicting flags */
export function scopeOf({ only, shard, changed }: ScopeFlags): BuildScope {
  if (shard && only.length > 0) throw new UsageError('--shard renders a part of the whole site: leave --only out');
  if (changed.length > 0 && only.length > 0)
    throw new UsageError('--only renders some pages, --changed names the changes of all pages: leave one of them out');
  if (shard) return { kind: 'shard', shard };
  return only.length > 0 ? { kind: 'pages', pathnames: only } : { kind: 'site' };
}
