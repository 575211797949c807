import type { CachedPage } from '../cache/build-cache.ts';

export interface VerifyInput {
  dir: string;
  siteUrl: string;
  pages: ReadonlyMap<string, CachedPage>;
  /** The target of each redirect; links may point to redirects as well. */
  redirects: Map<string, string>;
  /** The URLs that the layout around every page links to or loads. */
  layoutLinks: string[];
  /** Files of the client bundle, as pathnames. */
  bundleFiles: string[];
  /** Files at the root and in `assets`, as pathnames. */
  files: Set<string>;
}
