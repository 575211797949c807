import type { UploadState } from '../../forms/field-props.ts';

/** Whether a file is on its way, for a form that must not leave without it. */
export interface UploadGate {
  setState: (state: UploadState) => void;
  /**
   * Resolves with what has become of the file once nothing is on its way any more; `cancelled` where the visitor has taken
   * it back meanwhile.
   */
  settled: () => Promise<UploadState | 'cancelled'>;
}

export function createUploadGate(): UploadGate {
  let current: UploadState = 'idle';
  let waiting: ((state: UploadState | 'cancelled') => void)[] = [];
  return {
    setState: (state) => {
      current = state;
      if (state === 'uploading') return;
      for (const resolve of waiting) resolve(state === 'idle' ? 'cancelled' : state);
      waiting = [];
    },
    settled: () =>
      current === 'uploading' ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(current),
  };
}
