import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { assumed } from '../schema/assumed.ts';
import { optionalOr, validItems } from '../schema/optional-or.ts';
import { document } from './document.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { ref, refs } from '../schema/ref.ts';
import { richText } from '../schema/rich-text.ts';
import { seo } from '../schema/seo.ts';
import { figures, numberOrText, textOrEmpty, slug, text, nonEmptyText, optionalText } from '../schema/text.ts';
import { video } from './video.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const specificationRow = z.object({
  name: nonEmptyText,
  value: numberOrText,
  unit: optionalText,
  // The property, whatever its name is: a key of `features/equipment/properties/property-table.ts`, or the API's own.
  key: assumed(text.optional()),
});
const specificationGroup = z.object({ title: textOrEmpty, rows: figures(specificationRow).default([]) });
const specification = z.array(specificationGroup).transform((groups) => groups.filter(({ rows }) => rows.length > 0));

export const equipmentSummary = z.object({
  id: entityId('equipment'),
  slug,
  name: nonEmptyText,
  lead: textOrEmpty,
  image: optionalOr(picture),
  type: ref('equipment-type'),
  highlights: figures(z.object({ label: nonEmptyText, value: numberOrText })).default([]),
  updatedAt: updateDate,
});
export type EquipmentSummary = z.output<typeof equipmentSummary>;

const listed = equipmentSummary.extend({
  // In lists this saves a call for each model when models are chosen by their figures.
  specifications: assumed(optionalOr(specification)),
});
export type ListedEquipment = z.output<typeof listed>;

/** A question without an answer would unfold to nothing. */
const faqItem = z.object({ question: nonEmptyText, html: richText.refine((html) => html !== '', 'an answer') });

/** Larger numbers are lost to rounding when the curve is drawn. */
const coordinate = z.number().min(-1e9).max(1e9);
const curve = z.object({
  title: nonEmptyText,
  x: z.object({ label: nonEmptyText, unit: optionalText }),
  y: z.object({ label: nonEmptyText, unit: optionalText }),
  points: z.array(z.tuple([coordinate, coordinate])).min(2),
});

/** Longer is no model. */
const MAX_MM = 100_000;
const length = z.number().min(1).max(MAX_MM);
const position = z.number().min(-MAX_MM).max(MAX_MM);

/** Millimetres, seen from the front; the position of a connection counts from the lower left corner of its view. */
const dimensions = z.object({
  width: length,
  height: length,
  depth: length,
  connections: z
    .array(
      z.object({
        view: z.enum(['front', 'left', 'top']),
        label: nonEmptyText,
        x: position,
        y: position,
        // For a round connection; a duct has a width and a height.
        diameter: length.optional(),
        width: length.optional(),
        height: length.optional(),
      }),
    )
    .default([]),
});

const item = equipmentSummary.extend({
  gallery: validItems(picture),
  html: richText,
  advantages: z.array(z.object({ title: nonEmptyText, text: textOrEmpty })).default([]),
  specifications: specification.default([]),
  // Curves such as pressure against flow.
  curves: assumed(validItems(curve)),
  dimensions: assumed(optionalOr(dimensions)),
  documents: z.array(document).default([]),
  industries: refs('industry'),
  solutions: refs('industry-solution'),
  projects: refs('project'),
  related: refs('equipment'),
  video: optionalOr(video),
  // Questions of customers with their answers.
  faq: assumed(validItems(faqItem)),
  // «15 рабочих дней»
  leadTime: assumed(optionalOr(optionalText)),
  // «12 шт. на складе в Обнинске»
  stock: assumed(optionalOr(optionalText)),
  // `replacement` is the interval: «каждые 16 000 ч».
  spareParts: assumed(validItems(z.object({ name: nonEmptyText, article: nonEmptyText, replacement: optionalText }))),
  seo,
});
export type EquipmentItem = z.output<typeof item>;

export const equipment = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/equipment', paginated(listed), query),
  all: () => client.allLazy('/equipment', listed),
  byIds: (ids: readonly Identifier[]) => client.pick('/equipment', listed, ids, { lazy: true }),
  get: async (id: Identifier) => client.get(`/equipment/${pathSegment(id)}`, item, {}, { detail: true }),
});
