import { useSyncExternalStore } from 'react';

/** The number of parts whose code is loading after a click. */
let pending = 0;
const listeners = new Set<() => void>();

/** Shows that the page is loading while `work` is under way. */
export async function withIndicator<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Whether a part is loading after a click. */
export function usePendingPart(): boolean {
  return useSyncExternalStore(subscribe, isPending, isNeverPending);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isPending = () => pending > 0;
const isNeverPending = () => false;
