import type { Call, PageQuery } from './call.ts';
import { dispensable, dispensableItems } from './dispensable.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { type Identifier, segment } from './identifier.ts';
import { paginated } from './paginated.ts';
import { refs } from './ref.ts';
import { richText } from './rich-text.ts';
import { seo } from './seo.ts';
import { freeText, moment, slug, title } from './text.ts';
import { z } from './zod.ts';

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
