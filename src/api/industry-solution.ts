import { blocks } from './block.ts';
import type { Call, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { document } from './document.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { type Identifier, segment } from './identifier.ts';
import { paginated } from './paginated.ts';
import { ref, refs } from './ref.ts';
import { seo } from './seo.ts';
import { freeText, moment, slug, title } from './text.ts';
import { z } from './zod.ts';

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
