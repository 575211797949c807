import type { Call, CallOptions, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { type Identifier, segment } from './identifier.ts';
import { option } from './option.ts';
import { paginated } from './paginated.ts';
import { ref, refs } from './ref.ts';
import { richText } from './rich-text.ts';
import { seo } from './seo.ts';
import { freeText, moment, slug, text, title } from './text.ts';
import { z } from './zod.ts';

export const articleSummary = z.object({
  id: entityId('article'),
  slug,
  title,
  lead: freeText,
  image: dispensable(picture),
  section: ref('article-section'),
  industries: z.array(option).default([]),
  publishedAt: moment,
  updatedAt: moment.optional(),
});
export type ArticleSummary = z.output<typeof articleSummary>;

const article = articleSummary.extend({
  html: richText,
  author: text.optional(),
  equipment: refs('equipment'),
  related: refs('article'),
  seo,
});
export type Article = z.output<typeof article>;

/** `industry` is a value of `industries()`. */
export type ArticleFilter = { industry?: string; search?: string };
export type ArticleQuery = PageQuery & ArticleFilter;

export const articles = (call: Call) => ({
  /** @param section an id, a slug, or 'all'. */
  page: async (section: Identifier, query: ArticleQuery = {}, options?: CallOptions) =>
    call.get(itemsPath(section), paginated(articleSummary), query, options),
  all: async (section: Identifier = 'all', filter: ArticleFilter = {}) =>
    call.everyPage(itemsPath(section), articleSummary, filter),
  get: async (id: Identifier) => call.get(`/article/${segment(id)}`, article, {}, { detail: true }),
  industries: () => call.get('/article/industries-options', z.array(option)),
});

const itemsPath = (section: Identifier) => `/article/section/${segment(section)}/items`;
