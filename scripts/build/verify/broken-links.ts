import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeUri } from '../../../src/lib/address/decode-uri.ts';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import { fragmentId } from '../api/rich-text/heading-ids.ts';
import { isKept } from '../page/kept-files.ts';
import { pageFile } from '../page/page-files.ts';
import { addPage, type PageList } from '../report/page-list.ts';
import type { SiteCheck } from './site-check.ts';
import type { VerifyInput } from './verify-input.ts';

/** Each broken URL once, with the pages that link to it or load it as a picture. */
export function brokenLinks(input: VerifyInput): SiteCheck {
  const broken = new Map<string, PageList>();
  const check = (link: string, from: string, ids: string[] = []) => {
    const works = link.startsWith('#') ? ids.includes(decoded(link.slice(1))) : resolves(input, link);
    if (!works) addPage(broken, link, from);
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
        reason: `${problemOf(link, input)}; linked from ${pages.toString()}`,
      })),
  };
}

/** An editor's id of a heading has a prefix on the site, which only links on its own page get. */
function problemOf(link: string, { pages }: VerifyInput): string {
  const [target = '', fragment = ''] = link.split('#');
  const page = pages.get(target);
  if (!page || fragment === '') return 'no such page or file';
  const id = fragmentId(fragment);
  return page.facts.ids.includes(id) ? `the heading of ${target} is #${id}` : `${target} has no such heading`;
}

function resolves({ dir, pages, files }: VerifyInput, link: string): boolean {
  // The common form of links; others are resolved as a host does.
  if (pages.has(link)) return true;
  const [target = '', fragment] = link.split('#');
  const [file = ''] = target.split('?');
  if (files.has(file)) return true;
  let pathname: string;
  try {
    pathname = canonicalPathname(target);
  } catch {
    return false;
  }
  if (!pages.has(pathname)) return isRedirect(dir, pathname);
  return !fragment || (pages.get(pathname)?.facts.ids.includes(decoded(fragment)) ?? false);
}

/** Links to redirects are rare, so their pages are looked for in the tree. */
function isRedirect(dir: string, pathname: string): boolean {
  const file = pageFile(pathname);
  return existsSync(path.join(dir, file)) || isKept(dir, file);
}

/** Browsers also search for an undecodable fragment as it is. */
function decoded(fragment: string): string {
  return decodeUri(fragment) ?? fragment;
}
