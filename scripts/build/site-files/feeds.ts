import { Feed } from 'feed';
import { type FeedPlan, feeds } from '../../../src/app/server/feeds.ts';
import { site } from '../../../src/site.ts';
import type { PlannedPage } from '../crawl/crawl.ts';
import type { Tree } from '../output/output-tree.ts';

/** A reader keeps what it has seen: the newest are enough. */
const ITEMS = 50;

/** Writes an RSS file for each feed of the site, newest first, with absolute addresses. */
export function writeFeeds(planned: PlannedPage[], tree: Tree, siteUrl: string): void {
  for (const plan of feeds) tree.write(plan.address.slice(1), feedXml(plan, planned, siteUrl));
}

function feedXml({ address, title, page, list }: FeedPlan, planned: PlannedPage[], siteUrl: string): string {
  const stories = planned
    .flatMap(({ name, address: link, label, story }) => (name === page && story ? [{ link, label, ...story }] : []))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || (a.link < b.link ? -1 : 1))
    .slice(0, ITEMS);
  const feed = new Feed({
    id: siteUrl + address,
    link: siteUrl + list,
    title,
    description: site.description,
    language: 'ru',
    copyright: site.legalName,
    // Not the time of the build: the same content makes the same file.
    updated: new Date(stories[0]?.publishedAt ?? 0),
    feedLinks: { rss: siteUrl + address },
    generator: site.brand,
  });
  for (const { link, label, lead, publishedAt } of stories)
    feed.addItem({
      title: label,
      id: siteUrl + link,
      link: siteUrl + link,
      description: lead,
      date: new Date(publishedAt),
    });
  return feed.rss2();
}
