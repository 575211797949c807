import { compareDesc } from 'date-fns/compareDesc';
import { Feed } from 'feed';
import { type FeedDefinition, FEEDS } from '../../../src/app/server/feeds.ts';
import { site } from '../../../src/site.ts';
import type { OutputTree } from '../output/output-tree.ts';
import type { PlannedPage } from '../page/planned-page.ts';

/** Feed readers store what they have read, so the newest items are enough. */
const ITEMS = 50;

/** Writes an RSS file for each feed of the site: the pages in this tree, newest first, with absolute URLs. */
export function writeFeeds(
  planned: Iterable<PlannedPage>,
  pages: Pick<ReadonlySet<string>, 'has'>,
  tree: OutputTree,
  siteUrl: string,
): void {
  for (const plan of FEEDS) tree.write(plan.pathname.slice(1), feedXml(plan, planned, pages, siteUrl));
}

function feedXml(
  { pathname, title, page, list }: FeedDefinition,
  planned: Iterable<PlannedPage>,
  pages: Pick<ReadonlySet<string>, 'has'>,
  siteUrl: string,
): string {
  const items = Iterator.from(planned)
    .flatMap(({ name, pathname: link, label, feedItem }) =>
      name === page && feedItem && pages.has(link) ? [{ link, label, ...feedItem }] : [],
    )
    .toArray()
    .toSorted((a, b) => compareDesc(a.publishedAt, b.publishedAt) || (a.link < b.link ? -1 : 1))
    .slice(0, ITEMS);
  const feed = new Feed({
    id: siteUrl + pathname,
    link: siteUrl + list,
    title,
    description: site.description,
    language: 'ru',
    copyright: site.legalName,
    // Not the time of the build: the same content gives the same file.
    updated: new Date(items[0]?.publishedAt ?? 0),
    feedLinks: { rss: siteUrl + pathname },
    generator: site.brand,
  });
  for (const { link, label, lead, publishedAt } of items)
    feed.addItem({
      title: forCdata(label),
      id: siteUrl + link,
      link: siteUrl + link,
      description: lead && forCdata(lead),
      date: new Date(publishedAt),
    });
  return feed.rss2();
}

/** The feed library escapes only the first «]]>» of a text. */
function forCdata(text: string): string {
  const first = text.indexOf(CDATA_END);
  return text.replaceAll(CDATA_END, (end, index: number) => (index === first ? end : ']]]]><![CDATA[>'));
}

const CDATA_END = ']]>';
