import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { entityId } from '../schema/entity-id.ts';
import { paginated } from '../schema/paginated.ts';
import { textOrEmpty, slug, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const section = z.object({
  id: entityId('article-section'),
  slug,
  title: nonEmptyText,
  description: textOrEmpty,
  articlesCount: z.int().nonnegative().default(0),
  updatedAt: updateDate,
});

export const articleSections = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/article/section', paginated(section), query),
  all: () => client.all('/article/section', section),
});
