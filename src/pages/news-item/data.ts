import { loadNewsCards } from '../../features/news/news-card.ts';
import { company } from '../../features/structured-data/company.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { pictureUrl } from '../../lib/files/picture.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { mapped } from '../../lib/data/long-list.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { feedEntry } from '../feed-entry.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Iterable<Entry<typeof routes.newsItem>>> {
  return mapped(newestFirst(await api.news.all()), feedEntry);
}

export async function load({ api, params }: LoadContext<typeof routes.newsItem>) {
  const item = await api.news.get(params.slug);
  const { title, lead, image, publishedAt, updatedAt, html, seo } = item;
  return {
    title,
    lead,
    image,
    date: displayDate(publishedAt),
    updated: updatedAt && displayDate(updatedAt).iso,
    html,
    // The cover is shown above the text.
    gallery: item.gallery.filter(({ path }) => path !== image?.path),
    related: await loadNewsCards(item.related, api),
    seo,
  };
}
export type NewsItemData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo, date, updated }: NewsItemData): Head {
  const picture = seo?.image ?? image;
  return {
    type: 'article',
    title: seo?.title ?? title,
    breadcrumb: title,
    description: seo?.description ?? lead,
    image: picture,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: title,
        ...(lead && { description: lead }),
        inLanguage: 'ru',
        publisher: company,
        datePublished: date.iso,
        ...(updated && { dateModified: updated }),
        ...(picture && { image: pictureUrl(picture, 'medium') }),
      },
    ],
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.news.label, href: routes.news.href() }];
}
