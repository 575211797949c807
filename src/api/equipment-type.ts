import type { Call, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { entityId } from './entity.ts';
import { picture } from './file.ts';
import { paginated } from './paginated.ts';
import { slug, text, title } from './text.ts';
import { z } from './zod.ts';

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
