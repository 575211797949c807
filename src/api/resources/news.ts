import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable, dispensableItems } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { freeText, moment, slug, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('news'),
  slug,
  title,
  lead: freeText,
  image: dispensable(picture),
  publishedAt: moment,
  updatedAt: moment.optional(),
});
export type NewsSummary = z.output<typeof summary>;

const item = summary.extend({
  html: richText,
  gallery: dispensableItems(picture),
  related: refs('news'),
  seo,
});
export type NewsItem = z.output<typeof item>;

export const news = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/news', paginated(summary), query),
  all: () => call.everyPage('/news', summary),
  get: async (id: Identifier) => call.get(`/news/${segment(id)}`, item, {}, { detail: true }),
});
