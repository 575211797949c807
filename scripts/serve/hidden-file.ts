import { BUILD_CACHE_FILE } from '../build/cache/build-cache.ts';
import { REPORT_FILE } from '../build/report/build-report.ts';

/** Dot files are not served, except for `.well-known`. */
export function isHiddenFile(file: string): boolean {
  return /(^|\/)\.(?!well-known\/)/.test(file);
}

/** Files that only the next build needs. */
export const BUILD_FILES = [BUILD_CACHE_FILE, REPORT_FILE];

/** These and the host's error pages are not served under their own names. */
export function isOnlyForBuilds(pathname: string): boolean {
  return [...BUILD_FILES, '404.html', '500.html'].includes(pathname.slice(1));
}
