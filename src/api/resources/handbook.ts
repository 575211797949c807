import type { ApiClient, CallOptions } from '../client/api-client.ts';
import { pathSegment } from '../client/identifier.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { nonEmptyText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const handbook = z.object({ id: z.int(), type: nonEmptyText, title: nonEmptyText });

export type HandbookQuery = { search?: string; page?: number };

export const handbooks = (client: ApiClient) => ({
  all: () => client.get('/handbooks', z.array(handbook)),
  /** A page of the values of a handbook, for a select that loads options while the visitor types. */
  values: async (type: string, query: HandbookQuery = {}, options?: CallOptions) =>
    client.get(`/handbook/handbook-value/${pathSegment(type)}`, paginated(option), query, options),
});
