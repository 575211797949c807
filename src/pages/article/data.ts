import { loadArticleCards } from '../../features/articles/article-card.ts';
import { company } from '../../features/structured-data/company.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { tableOfContents } from '../../lib/text/table-of-contents.ts';
import { pictureUrl } from '../../lib/files/picture.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { mapped } from '../../lib/data/long-list.ts';
import { routes } from '../../routes.ts';
import { articlePerson } from './article-person.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { feedEntry } from '../feed-entry.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Iterable<Entry<typeof routes.article>>> {
  return mapped(newestFirst(await api.articles.all()), feedEntry);
}

export async function load({ api, params }: LoadContext<typeof routes.article>) {
  const article = await api.articles.get(params.slug);
  const { title, lead, image, section, industries, publishedAt, updatedAt, html, author, seo } = article;
  return {
    title,
    lead,
    image,
    section: { slug: section.slug, title: section.title },
    industries,
    date: displayDate(publishedAt),
    updated: updatedAt && displayDate(updatedAt).iso,
    contents: tableOfContents(html).filter(({ level }) => level === 2),
    html,
    author,
    equipment: article.equipment,
    related: await loadArticleCards(article.related, api),
    seo,
  };
}
export type ArticleData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, section, seo, date, updated, author }: ArticleData): Head {
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
        '@type': 'Article',
        headline: title,
        ...(lead && { description: lead }),
        inLanguage: 'ru',
        publisher: company,
        articleSection: section.title,
        datePublished: date.iso,
        ...(updated && { dateModified: updated }),
        ...(author && { author: articlePerson(author) }),
        ...(picture && { image: pictureUrl(picture, 'medium') }),
      },
    ],
  };
}

export function ancestors({ section }: ArticleData): Breadcrumb[] {
  return [
    { label: routes.articles.label, href: routes.articles.href() },
    { label: section.title, href: routes.articleSection.href({ slug: section.slug }) },
  ];
}
