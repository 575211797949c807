import { type AllowedHosts, policyAllows, sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import { exceedsShrinkLimit } from '../options/shrink-limit.ts';
import { addPage, type PageList } from '../report/page-list.ts';
import type { SiteCheck } from './site-check.ts';

/** Pictures and films that browsers do not load because the content policy does not allow their host. */
interface RefusedMedia extends SiteCheck {
  /** A line for each URL, with its pages. */
  lines: () => string[];
}

/**
 * Checks every picture and film against the content policy. A few from other hosts are reported; if they are on more pages than
 * may disappear from a section, the setting of the hosts must be wrong: that is a failure.
 */
export function refusedMedia(hosts: AllowedHosts, siteUrl: string): RefusedMedia {
  const policy = sitePolicy(hosts);
  const pagesByUrl = new Map<string, PageList>();
  const pagesByOrigin = new Map<string, PageList>();
  const known = new Map<string, boolean>();
  let pagesWithMedia = 0;
  const see = ({ pathname, facts }: CachedPage) => {
    const media = [
      ...facts.images.map((url) => ['img-src', url] as const),
      ...(facts.films ?? []).map((url) => ['media-src', url] as const),
    ].filter(([, url]) => !url.startsWith('/') && URL.canParse(url));
    if (media.length > 0) pagesWithMedia++;
    for (const [kind, url] of media) {
      const { origin } = new URL(url);
      const key = `${kind} ${origin}`;
      let isAllowed = known.get(key);
      if (isAllowed === undefined) known.set(key, (isAllowed = policyAllows(policy, kind, url, siteUrl)));
      if (isAllowed) continue;
      addPage(pagesByUrl, url, pathname);
      addPage(pagesByOrigin, origin, pathname);
    }
  };
  return {
    see,
    lines: () => Array.from(pagesByUrl, ([url, on]) => `${url} on ${on.toString()}: ${REASON}`).toSorted(),
    failures: () =>
      [...pagesByOrigin]
        .filter(([, on]) => exceedsShrinkLimit(on.size, pagesWithMedia))
        .map(([origin, on]) => ({ subject: origin, reason: `pictures or films of ${on.toString()}: ${REASON}` })),
  };
}

const REASON = 'the content policy refuses this host; if it may serve them, add it to FILES_ORIGIN';
