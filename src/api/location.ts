import type { Call } from './call.ts';
import { entityId } from './entity.ts';
import { phone } from './phone.ts';
import { text, title } from './text.ts';
import { z } from './zod.ts';

const location = z.object({
  id: entityId('location'),
  title,
  address: title,
  /** Degrees. */
  coordinates: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  phone: phone.optional(),
  email: text.optional(),
  workingHours: text.optional(),
  isCentral: z.boolean().default(false),
});
export type Location = z.output<typeof location>;

export const locations = (call: Call) => ({
  all: () => call.get('/location', z.array(location)),
});
