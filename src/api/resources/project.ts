import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable, dispensableItems } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { optionalRef, refs } from '../schema/ref.ts';
import { review } from './review.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { freeText, moment, slug, text, title, year } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const summary = z.object({
  id: entityId('project'),
  slug,
  title,
  lead: freeText,
  image: dispensable(picture),
  customer: text.optional(),
  town: text.optional(),
  year,
  industry: optionalRef('industry'),
  updatedAt: moment.optional(),
});
export type ProjectSummary = z.output<typeof summary>;

const project = summary.extend({
  gallery: dispensableItems(picture),
  task: richText,
  solution: richText,
  result: richText,
  equipment: refs('equipment'),
  review: review.optional(),
  seo,
});
export type Project = z.output<typeof project>;

export const projects = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/project', paginated(summary), query),
  all: () => call.everyPage('/project', summary),
  get: async (id: Identifier) => call.get(`/project/${segment(id)}`, project, {}, { detail: true }),
});
