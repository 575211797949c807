import type { Call, PageQuery } from './call.ts';
import { entityId } from './entity.ts';
import { paginated } from './paginated.ts';
import { freeText, moment, slug, title } from './text.ts';
import { z } from './zod.ts';

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
