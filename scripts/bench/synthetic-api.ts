import { dateOf, type Entity, syntheticContent } from '../../tests/support/api/synthetic-content.ts';
import { startSyntheticApi, type SyntheticApi } from '../../tests/support/api/synthetic-api.ts';

/** The call that answers with the item that is edited. */
export const EDITED_CALL = '/equipment/8';

/** Edits one item, in another way each time. */
export function editOneItem(api: SyntheticApi): void {
  const item = (api.content.lists.get('/equipment') as Entity[]).find(({ id }) => EDITED_CALL.endsWith(`/${id}`));
  const day = 800 + ++edits;
  if (item) Object.assign(item, { lead: `Текст одной карточки, ${day}`, updatedAt: dateOf(day) });
}

let edits = 0;

export async function startBenchApi(items: number): Promise<SyntheticApi> {
  return startSyntheticApi(syntheticContent(items));
}
