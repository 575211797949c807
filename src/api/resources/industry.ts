import { blocks } from './block.ts';
import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { refs } from '../schema/ref.ts';
import { seo } from '../schema/seo.ts';
import { freeText, moment, slug, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('industry'),
  slug,
  title,
  lead: freeText,
  image: dispensable(picture),
  updatedAt: moment.optional(),
});

const industry = summary.extend({
  blocks,
  solutions: refs('industry-solution'),
  projects: refs('project'),
  seo,
});
export type Industry = z.output<typeof industry>;

export const industries = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/industry', paginated(summary), query),
  all: () => call.everyPage('/industry', summary),
  get: async (id: Identifier) => call.get(`/industry/${segment(id)}`, industry, {}, { detail: true }),
});
