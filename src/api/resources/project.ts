import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { assumed } from '../schema/assumed.ts';
import { optionalOr, validItems } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { optionalRef, refs } from '../schema/ref.ts';
import { review } from './review.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { numberOrText, textOrEmpty, slug, nonEmptyText, year, optionalText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('project'),
  slug,
  title: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  customer: optionalText,
  town: optionalText,
  year,
  industry: optionalRef('industry'),
  updatedAt: updateDate,
});
export type ProjectSummary = z.output<typeof summary>;

const project = summary.extend({
  gallery: validItems(picture),
  task: richText,
  solution: richText,
  result: richText,
  // Measured results: «0 проб выше нормы за год».
  results: assumed(validItems(z.object({ value: numberOrText, label: nonEmptyText }))),
  equipment: refs('equipment'),
  review: review.optional(),
  seo,
});
export type Project = z.output<typeof project>;

export const projects = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/project', paginated(summary), query),
  all: () => client.allLazy('/project', summary),
  byIds: (ids: readonly Identifier[]) => client.pick('/project', summary, ids, { lazy: true }),
  get: async (id: Identifier) => client.get(`/project/${pathSegment(id)}`, project, {}, { detail: true }),
});
