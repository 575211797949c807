import type { Call, PageQuery } from './call.ts';
import { dispensable, dispensableItems } from './dispensable.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { type Identifier, segment } from './identifier.ts';
import { paginated } from './paginated.ts';
import { optionalRef, refs } from './ref.ts';
import { review } from './review.ts';
import { richText } from './rich-text.ts';
import { seo } from './seo.ts';
import { freeText, moment, slug, text, title, year } from './text.ts';
import { z } from './zod.ts';

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
