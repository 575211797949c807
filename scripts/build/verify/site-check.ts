import type { CachedPage } from '../cache/build-cache.ts';
import type { Failure } from '../report/failure.ts';

/** Sees each page once, together with the other checks: the pages of a large site are read from a file. */
export interface SiteCheck {
  see: (page: CachedPage) => void;
  /** To be called after the last page. */
  failures: () => Failure[];
}
