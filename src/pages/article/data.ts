import { pictureAddress } from '../../lib/picture.ts';
import { printedDay } from '../../lib/printed-day.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Entry, Head, LoadContext } from '../page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.article>[]> {
  const articles = await api.articles.all();
  return articles.map(({ slug, title, updatedAt }) => ({ params: { slug }, label: title, updatedAt }));
}

export async function load({ api, params }: LoadContext<typeof routes.article>) {
  const { title, lead, image, section, industries, publishedAt, html, author, equipment, related, seo } =
    await api.articles.get(params.slug);
  return {
    title,
    lead,
    image,
    section: { slug: section.slug, title: section.title },
    industries: industries.map(({ label }) => label),
    date: printedDay(publishedAt),
    html,
    author,
    equipment,
    related,
    seo,
  };
}
export type ArticleData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo, date, author }: ArticleData): Head {
  const picture = seo?.image ?? image;
  return {
    title: seo?.title ?? title,
    crumb: title,
    description: seo?.description ?? lead,
    image: picture && pictureAddress(picture, 'medium'),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        datePublished: date.iso,
        ...(author && { author: { '@type': 'Person', name: author } }),
        ...(picture && { image: pictureAddress(picture, 'medium') }),
      },
    ],
  };
}

export function crumbs({ section }: ArticleData): Crumb[] {
  return [
    { label: routes.articles.label, href: routes.articles.href() },
    { label: section.title, href: routes.articleSection.href({ slug: section.slug }) },
  ];
}
