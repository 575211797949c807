import type { LazyList } from '../../../src/lib/data/long-list.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { PlannedRedirect } from '../page/planned-page.ts';

export interface VerifyInput {
  dir: string;
  siteUrl: string;
  pages: ReadonlyMap<string, CachedPage>;
  redirects: LazyList<PlannedRedirect>;
  /** The URLs that the layout around every page links to or loads. */
  layoutLinks: string[];
  /** Files of the client bundle, as pathnames. */
  bundleFiles: string[];
  /** Whether there is a file that is no page, by its pathname. */
  files: Pick<ReadonlySet<string>, 'has'>;
}
