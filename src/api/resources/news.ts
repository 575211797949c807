import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { optionalOr, validItems } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { textOrEmpty, dateTime, slug, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('news'),
  slug,
  title: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  publishedAt: dateTime,
  updatedAt: updateDate,
});
export type NewsSummary = z.output<typeof summary>;

const item = summary.extend({
  html: richText,
  gallery: validItems(picture),
  related: refs('news'),
  seo,
});
export type NewsItem = z.output<typeof item>;

export const news = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/news', paginated(summary), query),
  all: () => client.allLazy('/news', summary),
  byIds: (ids: readonly Identifier[]) => client.pick('/news', summary, ids, { lazy: true }),
  get: async (id: Identifier) => client.get(`/news/${pathSegment(id)}`, item, {}, { detail: true }),
});
