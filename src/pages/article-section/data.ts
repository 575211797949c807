import { ARTICLES_PER_PAGE } from '../../features/articles/article-card.ts';
import { bySection, loadArticleList } from '../../features/articles/article-list.ts';
import { pageCount } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import { detailEntry } from '../detail-entry.ts';
import { MissingPageError } from '../missing-page-error.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.articleSection>[]> {
  const [sections, articles] = await Promise.all([api.articleSections.all(), api.articles.all()]);
  return sections.map((listed) => {
    const own = bySection(articles).get(listed.id) ?? [];
    return { ...detailEntry(listed, `Раздел «${listed.title}»`), pages: pageCount(own, ARTICLES_PER_PAGE) };
  });
}

export async function load({ api, params, page }: LoadContext<typeof routes.articleSection>) {
  const sections = await api.articleSections.all();
  const section = sections.find(({ id, slug }) => [slug, String(id)].includes(params.slug));
  if (!section) throw new MissingPageError(`«${params.slug}» is no section of articles`);
  const { slug, title, description } = section;
  return { slug, title, description, ...(await loadArticleList(api, page, section.id)) };
}
export type ArticleSectionData = Awaited<ReturnType<typeof load>>;

export function head({ title, description, page }: ArticleSectionData): Head {
  const name = `Статьи: ${title}`;
  return {
    title: pagedTitle(name, page),
    breadcrumb: title,
    description: description || `Статьи инженеров «Чистосферы» в разделе «${title}».`,
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.articles.label, href: routes.articles.href() }];
}
