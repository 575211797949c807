import type { Call, CallOptions } from '../client/api-client.ts';
import { segment } from '../client/identifier.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const handbook = z.object({ id: z.int(), type: title, title });

export type HandbookQuery = { search?: string; page?: number };

export const handbooks = (call: Call) => ({
  all: () => call.get('/handbooks', z.array(handbook)),
  /** A page of the values of a handbook, for a select that loads as one types. */
  values: async (type: string, query: HandbookQuery = {}, options?: CallOptions) =>
    call.get(`/handbook/handbook-value/${segment(type)}`, paginated(option), query, options),
});
