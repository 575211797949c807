import type { ApiClient } from '../client/api-client.ts';
import { entityId } from '../schema/entity-id.ts';
import { phone } from '../schema/phone.ts';
import { nonEmptyText, optionalText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const location = z.object({
  id: entityId('location'),
  title: nonEmptyText,
  address: nonEmptyText,
  /** Degrees. */
  coordinates: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  phone: phone.optional(),
  email: optionalText,
  workingHours: optionalText,
  isCentral: z.boolean().default(false),
});
export type Location = z.output<typeof location>;

export const locations = (client: ApiClient) => ({
  all: () => client.get('/location', z.array(location)),
});
