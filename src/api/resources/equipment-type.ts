import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { MEDIUMS } from '../../lib/data/medium.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { picture } from '../schema/file.ts';
import { paginated } from '../schema/paginated.ts';
import { slug, nonEmptyText, optionalText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const equipmentType = z.object({
  id: entityId('equipment-type'),
  slug,
  title: nonEmptyText,
  description: optionalText,
  image: optionalOr(picture),
  medium: z.enum(MEDIUMS),
});
export type EquipmentType = z.output<typeof equipmentType>;

export const equipmentTypes = (client: ApiClient) => ({
  page: (query: PageQuery = {}) => client.get('/equipment-type', paginated(equipmentType), query),
  all: () => client.all('/equipment-type', equipmentType),
});
