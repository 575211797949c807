import type { UploadState } from '../../forms/field-props.ts';

type Settled = UploadState | 'cancelled' | 'closed';

/** Lets a form wait for its upload before it is sent. */
export interface UploadGate {
  setState: (state: UploadState) => void;
  /**
   * Resolves with the result when no upload is running; `cancelled` if the visitor has removed the file meanwhile, `closed` if
   * the form was closed.
   */
  settled: () => Promise<Settled>;
  /** The last state, or `closed` if the form was closed during an upload. */
  state: () => Settled;
  /** Ends the waiting when the form is closed, which cancels its upload. */
  close: () => void;
}

export function createUploadGate(): UploadGate {
  let current: Settled = 'idle';
  let waiting: ((state: Settled) => void)[] = [];
  const settle = (state: Settled) => {
    for (const resolve of waiting) resolve(state);
    waiting = [];
  };
  return {
    setState: (state) => {
      current = state;
      if (state === 'uploading') return;
      settle(state === 'idle' ? 'cancelled' : state);
    },
    settled: () =>
      current === 'uploading' ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(current),
    state: () => current,
    close: () => {
      if (current === 'uploading') current = 'closed';
      settle('closed');
    },
  };
}
