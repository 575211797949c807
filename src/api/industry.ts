import { blocks } from './block.ts';
import type { Call, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { type Identifier, segment } from './identifier.ts';
import { paginated } from './paginated.ts';
import { refs } from './ref.ts';
import { seo } from './seo.ts';
import { freeText, moment, slug, title } from './text.ts';
import { z } from './zod.ts';

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
