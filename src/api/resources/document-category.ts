import type { Call, PageQuery } from '../client/api-client.ts';
import { entityId } from '../schema/entity-id.ts';
import { paginated } from '../schema/paginated.ts';
import { freeText, moment, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

export const documentKind = z.enum(['certificate', 'document', 'technical']);
export type DocumentKind = z.output<typeof documentKind>;

const category = z.object({
  id: entityId('document-category'),
  title,
  kind: documentKind,
  /** Number of its documents. */
  count: z.int().nonnegative().default(0),
  description: freeText,
  updatedAt: moment.optional(),
});
export type DocumentCategory = z.output<typeof category>;

export const documentCategories = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/document-category', paginated(category), query),
  all: () => call.everyPage('/document-category', category),
});
