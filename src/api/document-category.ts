import type { Call, PageQuery } from './call.ts';
import { entityId } from './entity.ts';
import { paginated } from './paginated.ts';
import { freeText, moment, title } from './text.ts';
import { z } from './zod.ts';

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
