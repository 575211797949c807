import { assumed } from '../schema/assumed.ts';
import { blocks } from './block.ts';
import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { document } from './document.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { seo } from '../schema/seo.ts';
import { textOrEmpty, slug, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

export const solutionSummary = z.object({
  id: entityId('industry-solution'),
  slug,
  title: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  industry: ref('industry'),
  // Number of its models.
  equipmentCount: assumed(optionalOr(z.int().positive())),
  updatedAt: updateDate,
});

export type SolutionSummary = z.output<typeof solutionSummary>;

const solution = solutionSummary.extend({
  blocks,
  equipment: refs('equipment'),
  projects: refs('project'),
  documents: z.array(document).default([]),
  seo,
});
export type IndustrySolution = z.output<typeof solution>;

export const industrySolutions = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/industry-solution', paginated(solutionSummary), query),
  all: () => client.all('/industry-solution', solutionSummary),
  byIds: (ids: readonly Identifier[]) => client.pick('/industry-solution', solutionSummary, ids),
  get: async (id: Identifier) => client.get(`/industry-solution/${pathSegment(id)}`, solution, {}, { detail: true }),
});
