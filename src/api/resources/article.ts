import type { Call, CallOptions, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { freeText, moment, slug, text, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

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
