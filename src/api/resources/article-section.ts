import type { Call, PageQuery } from '../client/api-client.ts';
import { entityId } from '../schema/entity-id.ts';
import { paginated } from '../schema/paginated.ts';
import { freeText, moment, slug, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const section = z.object({
  id: entityId('article-section'),
  slug,
  title,
  description: freeText,
  articlesCount: z.int().nonnegative().default(0),
  updatedAt: moment.optional(),
});

export const articleSections = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/article/section', paginated(section), query),
  all: () => call.everyPage('/article/section', section),
});
