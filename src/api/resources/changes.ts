import type { ApiClient } from '../client/api-client.ts';
import { nonEmptyText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const reply = z.object({
  /** To be sent with the next call: what changes from now on is in its reply. */
  until: nonEmptyText,
  /** Calls whose replies have changed: `/equipment/17`, `/settings`. Deleted entities too. */
  items: z.array(z.string()).default([]),
});
export type Changes = z.output<typeof reply>;

/** What has changed in the whole content. The contract does not give this call: a build works without it. */
export const changes = (client: ApiClient) => ({
  /** @param updatedSince the `until` of an earlier reply; without it only the present `until` is wanted */
  since: (updatedSince?: string) => client.get('/changes', reply, { updatedSince }),
});
