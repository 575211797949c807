import { useEffect, useSyncExternalStore } from 'react';
import { type EquipmentIndex, isEquipmentIndex } from '../../../features/equipment/filters/equipment-index.ts';
import { EQUIPMENT_INDEX_PATH } from '../../../lib/address/equipment-index-path.ts';

/** Time limit of the request, ms. */
const TIMEOUT_MS = 30_000;

type IndexState = EquipmentIndex | 'loading' | 'failed';

let state: IndexState | undefined;
const listeners = new Set<() => void>();

/** The figures of all models. The file is on the site's own host and is loaded with the first use of the filters. */
export function useEquipmentIndex(): { index: IndexState; retry: () => void } {
  const index = useSyncExternalStore(
    subscribe,
    () => state,
    () => undefined,
  );
  useEffect(() => {
    if (state === undefined) void fetchIndex();
  }, []);
  return { index: index ?? 'loading', retry: () => void fetchIndex() };
}

async function fetchIndex(): Promise<void> {
  set('loading');
  try {
    const response = await fetch(EQUIPMENT_INDEX_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const data: unknown = response.ok ? await response.json() : undefined;
    if (!isEquipmentIndex(data)) throw new TypeError(`${EQUIPMENT_INDEX_PATH} is no index of this version`);
    set(data);
  } catch (error) {
    console.error('The index of the equipment was not loaded', error);
    set('failed');
  }
}

function set(next: IndexState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
