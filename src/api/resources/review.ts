import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink, picture } from '../schema/file.ts';
import { paginated } from '../schema/paginated.ts';
import { optionalRef } from '../schema/ref.ts';
import { textOrEmpty, nonEmptyText, optionalText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

export const review = z.object({
  id: entityId('review'),
  author: nonEmptyText,
  position: optionalText,
  company: textOrEmpty,
  text: nonEmptyText,
  logo: optionalOr(picture),
  /** A picture or a document. */
  scan: optionalOr(fileLink),
  project: optionalRef('project'),
});
export type Review = z.output<typeof review>;

export const reviews = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/review', paginated(review), query),
  all: () => client.all('/review', review),
});
