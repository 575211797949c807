import { BUILD_CACHE_FILE } from '../build/cache/build-cache.ts';
import { REPORT_FILE } from '../build/report/build-report.ts';

/** What a dot hides is nobody's business, but for what the web has agreed to find there. */
export function isHiddenFile(file: string): boolean {
  return /(^|\/)\.(?!well-known\/)/.test(file);
}

/** What only the next build needs, and the pages of a host's own errors. */
export function isOnlyForBuilds(pathname: string): boolean {
  return [BUILD_CACHE_FILE, REPORT_FILE, '404.html', '500.html'].includes(pathname.slice(1));
}
