import type { Call, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { entityId } from './entity.ts';
import { fileLink, picture } from './file.ts';
import { paginated } from './paginated.ts';
import { optionalRef } from './ref.ts';
import { freeText, text, title } from './text.ts';
import { z } from './zod.ts';

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
