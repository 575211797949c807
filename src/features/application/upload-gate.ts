import type { UploadState } from '../../forms/field-props.ts';

type Settled = UploadState | 'cancelled' | 'closed';

/** Whether a file is on its way, for a form that must not leave without it. */
export interface UploadGate {
  setState: (state: UploadState) => void;
  /**
   * Resolves with what has become of the file once nothing is on its way any more; `cancelled` where the visitor has taken
   * it back meanwhile, `closed` where the form was.
   */
  settled: () => Promise<Settled>;
  /** The form is closed: whoever waits for its file waits in vain. */
  close: () => void;
}

export function createUploadGate(): UploadGate {
  let current: UploadState = 'idle';
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
    close: () => settle('closed'),
  };
}
