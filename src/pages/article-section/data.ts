import { articleCard, newestFirst } from '../../features/articles/article-cards.ts';
import { pageCount, pageSlice } from '../../lib/paging.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Entry, Head, LoadContext } from '../page.ts';

const PER_PAGE = 9;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.articleSection>[]> {
  const [sections, articles] = await Promise.all([api.articleSections.all(), api.articles.all()]);
  return sections.map(({ slug, title, updatedAt }) => ({
    params: { slug },
    label: title,
    pages: pageCount(
      articles.filter(({ section }) => section.slug === slug),
      PER_PAGE,
    ),
    updatedAt,
  }));
}

export async function load({ api, params, page }: LoadContext<typeof routes.articleSection>) {
  const [articles, sections] = await Promise.all([api.articles.all(), api.articleSections.all()]);
  const section = sections.find(({ slug, id }) => slug === params.slug || String(id) === params.slug);
  if (!section) throw new Error(`«${params.slug}» is no section of articles`);
  const own = articles.filter((article) => article.section.id === section.id);
  return {
    slug: section.slug,
    title: section.title,
    description: section.description,
    page,
    lastPage: pageCount(own, PER_PAGE),
    total: articles.length,
    sections: sections.map(({ slug, title, articlesCount }) => ({ slug, title, count: articlesCount })),
    items: pageSlice(newestFirst(own), page, PER_PAGE).map(articleCard),
  };
}
export type ArticleSectionData = Awaited<ReturnType<typeof load>>;

export function head({ title, description, page }: ArticleSectionData): Head {
  const name = `Статьи: ${title}`;
  return { title: page > 1 ? `${name}, страница ${page}` : name, crumb: title, description: description || name };
}

export function crumbs(): Crumb[] {
  return [{ label: routes.articles.label, href: routes.articles.href() }];
}
