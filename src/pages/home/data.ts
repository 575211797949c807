import { articleCard } from '../../features/articles/article-card.ts';
import { productCard } from '../../features/equipment/product-card.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

const SHOWN = { equipment: 4, projects: 3, news: 3, articles: 3, reviews: 1 };

export async function load({ api }: LoadContext<typeof routes.home>) {
  const [page, types, equipment, industries, solutions, projects, reviews, news, articles] = await Promise.all([
    api.pages.get('index'),
    api.equipmentTypes.all(),
    api.equipment.all(),
    api.industries.all(),
    api.industrySolutions.all(),
    api.projects.all(),
    api.reviews.all(),
    api.news.all(),
    api.articles.all(),
  ]);
  return {
    title: page.title,
    lead: page.lead,
    image: page.image,
    blocks: page.blocks,
    seo: page.seo,
    types: types.map(({ slug, title, medium, image }) => ({
      slug,
      title,
      medium,
      image,
      count: equipment.filter(({ type }) => type.slug === slug).length,
    })),
    equipment: equipment.slice(0, SHOWN.equipment).map((item) => productCard(item, types)),
    industries: industries.map(({ id, slug, title, lead, image }) => ({
      slug,
      title,
      lead,
      image,
      solutions: solutions.filter(({ industry }) => industry.id === id).length,
    })),
    projects: projects
      .toSorted((a, b) => b.year - a.year || b.id - a.id)
      .slice(0, SHOWN.projects)
      .map(({ slug, title, lead, image, year, town }) => ({ slug, title, lead, image, year, town })),
    reviews: reviews.slice(0, SHOWN.reviews).map(({ id, author, position, company, text }) => ({
      id,
      author,
      text,
      role: [position, company].filter(Boolean).join(', '),
    })),
    news: newestFirst(news)
      .slice(0, SHOWN.news)
      .map(({ slug, title, image, publishedAt }) => ({ slug, title, image, publishedAt })),
    articles: newestFirst(articles).slice(0, SHOWN.articles).map(articleCard),
  };
}
export type HomeData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo }: HomeData): Head {
  const picture = seo?.image ?? image;
  return {
    title: seo?.title ?? title,
    description: seo?.description ?? lead ?? title,
    image: picture && pictureAddress(picture, 'medium'),
  };
}
