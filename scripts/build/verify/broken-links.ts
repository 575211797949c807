import { decodeUri } from '../../../src/lib/address/decode-uri.ts';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import { pageList } from '../report/page-list.ts';
import type { SiteCheck } from './site-check.ts';
import type { VerifyInput } from './verify-input.ts';

/** Each broken URL once, with the pages that link to it or load it as a picture. */
export function brokenLinks(input: VerifyInput): SiteCheck {
  const broken = new Map<string, string[]>();
  const known = new Map<string, boolean>();
  const check = (link: string, from: string, ids: string[] = []) => {
    if (link.startsWith('#')) return reportUnless(ids.includes(decoded(link.slice(1))), link, from);
    let works = known.get(link);
    if (works === undefined) known.set(link, (works = resolves(input, link)));
    reportUnless(works, link, from);
  };
  const reportUnless = (works: boolean, link: string, from: string) => {
    if (!works) broken.set(link, [...(broken.get(link) ?? []), from]);
  };
  for (const link of input.layoutLinks) if (!link.startsWith('#')) check(link, 'every page');
  return {
    see({ pathname, facts }) {
      for (const link of facts.links) check(link, pathname, facts.ids);
      for (const image of facts.images) if (image.startsWith('/')) check(image, pathname);
    },
    failures: () =>
      Array.from(broken, ([link, pages]) => ({
        subject: link,
        reason: `no such page or file; linked from ${pageList(pages)}`,
      })),
  };
}

function resolves(input: VerifyInput, link: string): boolean {
  const [target = '', fragment] = link.split('#');
  const [file = ''] = target.split('?');
  if (input.files.has(file) || input.redirects.has(file)) return true;
  // The common form of links; others are resolved as a host does.
  if (fragment === undefined && input.pages.has(target)) return true;
  let pathname: string;
  try {
    pathname = canonicalPathname(target);
  } catch {
    return false;
  }
  return fragment ? hasId(input, pathname, fragment) : input.pages.has(pathname) || input.redirects.has(pathname);
}

function hasId({ pages }: VerifyInput, pathname: string, fragment: string): boolean {
  return pages.get(pathname)?.facts.ids.includes(decoded(fragment)) ?? false;
}

/** Browsers also search for an undecodable fragment as it is. */
function decoded(fragment: string): string {
  return decodeUri(fragment) ?? fragment;
}
