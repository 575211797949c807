import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dateOf, type Entity, syntheticContent } from '../../tests/support/api/synthetic-content.ts';
import { startSyntheticApi } from '../../tests/support/api/synthetic-api.ts';
import { startDemoApi } from '../demo-api/server.ts';
import { multiplyContent } from './multiply-content.ts';

/** The content to build: a catalogue with little else, or a typical company site. */
export type BenchContent =
  | { kind: 'catalogue'; items: number }
  /** The demo content, multiplied. */
  | { kind: 'demo'; times: number };

export interface BenchApi {
  url: string;
  /** The call that returns the edited item. */
  editedCall: string;
  /** Edits one item, differently each time. */
  edit: () => Promise<void>;
  /** From now on the API lists its changes. */
  offerChanges: () => void;
  close: () => Promise<void>;
}

const EDITED_ID = 8;
const EDITED_CALL = `/equipment/${EDITED_ID}`;
const FIRST_DAY = 800;

export async function startBenchApi(content: BenchContent): Promise<BenchApi> {
  return content.kind === 'catalogue' ? startCatalogue(content.items) : startDemo(content.times);
}

async function startCatalogue(items: number): Promise<BenchApi> {
  const api = await startSyntheticApi(syntheticContent(items));
  const equipment = api.content.lists.get('/equipment') as Entity[];
  let day = FIRST_DAY;
  const listChange = (...calls: string[]) => api.content.single.set('/changes', { until: String(day), items: calls });
  return {
    url: api.url,
    editedCall: EDITED_CALL,
    async edit() {
      editItem(equipment, ++day);
      if (api.content.single.has('/changes')) listChange(EDITED_CALL);
    },
    offerChanges: () => listChange(),
    close: () => api.close(),
  };
}

async function startDemo(times: number): Promise<BenchApi> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
  let day = FIRST_DAY;
  const api = await startDemoApi({
    port: 0,
    dataDir,
    transform(demo) {
      const content = multiplyContent(demo, times);
      // Not before: every copy of the item would be edited, too.
      if (day > FIRST_DAY) editItem(content.entries.equipment.items, day);
      return content;
    },
  });
  return {
    url: api.url,
    editedCall: EDITED_CALL,
    async edit() {
      day++;
      await api.reload();
    },
    offerChanges() {
      throw new Error('The demo API does not list changes');
    },
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function editItem(equipment: readonly { id?: unknown }[], day: number): void {
  const item = equipment.find(({ id }) => id === EDITED_ID);
  if (item) Object.assign(item, { lead: `Текст одной карточки, ${day}`, updatedAt: dateOf(day) });
}
