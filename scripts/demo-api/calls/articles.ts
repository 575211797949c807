import type { Content } from '../content.ts';
import { paginate } from '../http/paging.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Article, ArticleSection } from '../entries/entries.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { articleFull, articleSummary, industryOption } from '../shapes/article.ts';
import { detail, found, list, newestFirst } from './lists.ts';

const ALL_SECTIONS = 'all';

export function articleCalls(content: Content, search: SiteSearch): Route[] {
  const { articles, articleSections, industries } = content.entries;
  const newest = newestFirst(articles.items);
  const summary = (item: Article) => articleSummary(content, item);

  const sectionSummary = ({ id, slug, title, description, updatedAt }: ArticleSection) => {
    const articlesCount = newest.filter(({ section }) => section === slug).length;
    return { id, slug, title, description, articlesCount, updatedAt };
  };

  function itemsOf(sectionId: string | undefined, query: URLSearchParams): Article[] {
    const section = sectionId === ALL_SECTIONS ? undefined : found(articleSections, sectionId);
    const industry = query.get('industry');
    const wanted = industry ? industries.find(industry)?.slug : undefined;
    const text = query.get('search');
    return (text ? search.articles(text) : newest).filter(
      (item) =>
        (!section || item.section === section.slug) &&
        (!industry || (wanted !== undefined && item.industries.includes(wanted))),
    );
  }

  const usedIndustries = industries.items.filter(({ slug }) => newest.some((item) => item.industries.includes(slug)));

  return [
    list('article/section', articleSections.items, sectionSummary),
    get('article/section/:sectionId/items', ({ params, query }) =>
      paginate(itemsOf(params.sectionId, query), query, summary),
    ),
    get('article/industries-options', () => usedIndustries.map(industryOption)),
    detail('article', articles, (item) => articleFull(content, item)),
  ];
}
