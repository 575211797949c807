import { pictureAddress } from '../../lib/picture.ts';
import { printedDay } from '../../lib/printed-day.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Entry, Head, LoadContext } from '../page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.newsItem>[]> {
  const news = await api.news.all();
  return news.map(({ id, slug, title, updatedAt }) => ({
    params: { slug },
    aliases: [String(id)],
    label: title,
    updatedAt,
  }));
}

export async function load({ api, params }: LoadContext<typeof routes.newsItem>) {
  const { slug, title, lead, image, publishedAt, html, gallery, related, seo } = await api.news.get(params.slug);
  return { slug, title, lead, image, date: printedDay(publishedAt), html, gallery, related, seo };
}
export type NewsItemData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo, date }: NewsItemData): Head {
  const picture = seo?.image ?? image;
  return {
    title: seo?.title ?? title,
    crumb: title,
    description: seo?.description ?? lead,
    image: picture && pictureAddress(picture, 'medium'),
    structuredData: [
      { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, datePublished: date.iso },
    ],
  };
}

export function crumbs(): Crumb[] {
  return [{ label: routes.news.label, href: routes.news.href() }];
}
