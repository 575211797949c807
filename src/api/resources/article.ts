import type { ApiClient, CallOptions, PageQuery } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { textOrEmpty, dateTime, slug, nonEmptyText, optionalText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

export const articleSummary = z.object({
  id: entityId('article'),
  slug,
  title: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  section: ref('article-section'),
  industries: z.array(option).default([]),
  publishedAt: dateTime,
  updatedAt: updateDate,
});
export type ArticleSummary = z.output<typeof articleSummary>;

const article = articleSummary.extend({
  html: richText,
  author: optionalText,
  equipment: refs('equipment'),
  related: refs('article'),
  seo,
});
export type Article = z.output<typeof article>;

/** `industry` is a value of `industries()`. */
export type ArticleFilter = { industry?: string; search?: string };
export type ArticleQuery = PageQuery & ArticleFilter;

export const articles = (client: ApiClient) => ({
  /** @param section an id, a slug, or 'all'. */
  page: async (section: Identifier, query: ArticleQuery = {}, options?: CallOptions) =>
    client.get(itemsPath(section), paginated(articleSummary), query, options),
  all: async (section: Identifier = 'all', filter: ArticleFilter = {}) =>
    client.allLazy(itemsPath(section), articleSummary, filter),
  byIds: (ids: readonly Identifier[]) => client.pick(itemsPath('all'), articleSummary, ids, { lazy: true }),
  get: async (id: Identifier) => client.get(`/article/${pathSegment(id)}`, article, {}, { detail: true }),
  industries: () => client.get('/article/industries-options', z.array(option)),
});

const itemsPath = (section: Identifier) => `/article/section/${pathSegment(section)}/items`;
