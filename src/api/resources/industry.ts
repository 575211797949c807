import { blocks } from './block.ts';
import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { refs } from '../schema/ref.ts';
import { seo } from '../schema/seo.ts';
import { textOrEmpty, slug, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('industry'),
  slug,
  title: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  updatedAt: updateDate,
});

const industry = summary.extend({
  blocks,
  solutions: refs('industry-solution'),
  projects: refs('project'),
  seo,
});
export type Industry = z.output<typeof industry>;

export const industries = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/industry', paginated(summary), query),
  all: () => client.all('/industry', summary),
  get: async (id: Identifier) => client.get(`/industry/${pathSegment(id)}`, industry, {}, { detail: true }),
});
