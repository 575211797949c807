import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { paginated } from '../schema/paginated.ts';
import { slug, text, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const equipmentType = z.object({
  id: entityId('equipment-type'),
  slug,
  title,
  description: text.optional(),
  image: dispensable(picture),
  medium: z.enum(['air', 'water']),
});
export type EquipmentType = z.output<typeof equipmentType>;

export const equipmentTypes = (call: Call) => ({
  page: (query: PageQuery = {}) => call.get('/equipment-type', paginated(equipmentType), query),
  all: () => call.everyPage('/equipment-type', equipmentType),
});
