import type { ApiClient } from '../client/api-client.ts';
import { nonEmptyText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const reply = z.object({
  /** A parameter of the next call: later changes are in its reply. */
  until: nonEmptyText,
  /** Calls whose replies have changed: `/equipment/17`, `/settings`. Deleted entities are included. */
  items: z.array(z.string()).default([]),
});

/** All changes of the content. This call is not in the contract: a build works without it. */
export const changes = (client: ApiClient) => ({
  /** @param updatedSince the `until` of an earlier reply; without it only the current `until` is needed */
  since: (updatedSince?: string) => client.get('/changes', reply, { updatedSince }),
});
