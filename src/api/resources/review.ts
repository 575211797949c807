import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink, picture } from '../schema/file.ts';
import { paginated } from '../schema/paginated.ts';
import { optionalRef } from '../schema/ref.ts';
import { freeText, text, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

export const review = z.object({
  id: entityId('review'),
  author: title,
  position: text.optional(),
  company: freeText,
  text: title,
  logo: dispensable(picture),
  /** A picture or a document. */
  scan: dispensable(fileLink),
  project: optionalRef('project'),
});
export type Review = z.output<typeof review>;

export const reviews = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/review', paginated(review), query),
  all: () => call.everyPage('/review', review),
});
