import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { entityId } from '../schema/entity-id.ts';
import { paginated } from '../schema/paginated.ts';
import { textOrEmpty, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

export const documentKind = z.enum(['certificate', 'document', 'technical']);
export type DocumentKind = z.output<typeof documentKind>;

const category = z.object({
  id: entityId('document-category'),
  title: nonEmptyText,
  kind: documentKind,
  /** Number of its documents. */
  count: z.int().nonnegative().default(0),
  description: textOrEmpty,
  updatedAt: updateDate,
});
export type DocumentCategory = z.output<typeof category>;

export const documentCategories = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/document-category', paginated(category), query),
  all: () => client.all('/document-category', category),
});
