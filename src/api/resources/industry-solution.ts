import { blocks } from './block.ts';
import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { document } from './document.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { seo } from '../schema/seo.ts';
import { freeText, moment, slug, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

export const solutionSummary = z.object({
  id: entityId('industry-solution'),
  slug,
  title,
  lead: freeText,
  image: dispensable(picture),
  industry: ref('industry'),
  updatedAt: moment.optional(),
});

const solution = solutionSummary.extend({
  blocks,
  equipment: refs('equipment'),
  projects: refs('project'),
  documents: z.array(document).default([]),
  seo,
});
export type IndustrySolution = z.output<typeof solution>;

export const industrySolutions = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/industry-solution', paginated(solutionSummary), query),
  all: () => call.everyPage('/industry-solution', solutionSummary),
  get: async (id: Identifier) => call.get(`/industry-solution/${segment(id)}`, solution, {}, { detail: true }),
});
