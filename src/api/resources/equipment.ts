import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable, dispensableItems } from '../schema/optional-or.ts';
import { document } from './document.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { figure, freeText, moment, slug, text, title } from '../schema/text.ts';
import { video } from './video.ts';
import { z } from '../schema/zod.ts';

export const equipmentSummary = z.object({
  id: entityId('equipment'),
  slug,
  name: title,
  lead: freeText,
  image: dispensable(picture),
  type: ref('equipment-type'),
  highlights: z.array(z.object({ label: title, value: figure })).default([]),
  updatedAt: moment.optional(),
});
export type EquipmentSummary = z.output<typeof equipmentSummary>;

const specificationRow = z.object({ name: title, value: figure, unit: text.optional() });

const item = equipmentSummary.extend({
  gallery: dispensableItems(picture),
  html: richText,
  advantages: z.array(z.object({ title, text: freeText })).default([]),
  specifications: z.array(z.object({ title: freeText, rows: z.array(specificationRow).default([]) })).default([]),
  documents: z.array(document).default([]),
  industries: refs('industry'),
  solutions: refs('industry-solution'),
  projects: refs('project'),
  related: refs('equipment'),
  video: dispensable(video),
  seo,
});
export type EquipmentItem = z.output<typeof item>;

export const equipment = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/equipment', paginated(equipmentSummary), query),
  all: () => call.longList('/equipment', equipmentSummary),
  get: async (id: Identifier) => call.get(`/equipment/${segment(id)}`, item, {}, { detail: true }),
});
