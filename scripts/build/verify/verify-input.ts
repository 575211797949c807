import type { CachedPage } from '../cache/build-cache.ts';

export interface VerifyInput {
  dir: string;
  siteUrl: string;
  pages: ReadonlyMap<string, CachedPage>;
  /** Second addresses of pages, with the first ones; links may point to them as well. */
  redirects: Map<string, string>;
  /** What the frame around every page links to or takes something from. */
  layoutLinks: string[];
  /** Parts of the code, as addresses from the root. */
  bundleFiles: string[];
  /** Files at the root and parts that are there, as addresses from the root. */
  files: Set<string>;
}
