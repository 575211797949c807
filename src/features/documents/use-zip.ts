import { useState } from 'react';
import { saveBlob } from '../../lib/save-blob.ts';
import { useLiveCall } from '../live-api/live-api.ts';

export type ZipState = 'idle' | 'busy' | 'saved' | 'failed';

/** An archive is put together while the visitor waits: longer than any other call. */
const TIMEOUT_MS = 120_000;
const FILE_NAME = 'Документы.zip';

/** Fetches an archive of documents and saves it. It is fetched rather than opened, so that a failure can be answered. */
export function useZip(): { state: ZipState; download: (ids: readonly number[]) => void; reset: () => void } {
  const liveCall = useLiveCall();
  const [state, setState] = useState<ZipState>('idle');
  const fetchZip = async (ids: readonly number[]) => {
    setState('busy');
    try {
      const [call, { documents }] = await Promise.all([liveCall(), import('../../api/document.ts')]);
      const { blob, fileName } = await documents(call).downloadZip({ ids }, { timeoutMs: TIMEOUT_MS });
      saveBlob(blob, fileName ?? FILE_NAME);
      setState('saved');
    } catch (error) {
      setState('failed');
      const { reportFailure } = await import('../live-api/report-failure.ts');
      reportFailure(error);
    }
  };
  return { state, download: (ids) => void fetchZip(ids), reset: () => setState('idle') };
}
