import { useContext, useRef, useState } from 'react';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { keepPageOpen } from '../../lib/browser/unsaved-work.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { ApiBaseUrlContext } from '../api-client/use-api-client.ts';
import type { DownloadTarget } from './save-documents.ts';

export type DownloadState =
  | { status: 'idle' | 'saved' | 'failed' }
  /** `percent` is undefined until the size is known. */
  | { status: 'busy'; percent: number | undefined };

interface DownloadTexts {
  fallbackName: string;
  /** Advice for the visitor; the last sentence of the failure notice. */
  advice: string;
}

/** Downloads a document or an archive, one at a time. A navigation does not cancel the download; leaving the page would. */
export function useDownload() {
  const baseUrl = useContext(ApiBaseUrlContext);
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  const download = async (wanted: DownloadTarget, { fallbackName, advice }: DownloadTexts) => {
    const controller = new AbortController();
    running.current = controller;
    const release = keepPageOpen();
    setState({ status: 'busy', percent: undefined });
    try {
      if (baseUrl === null) throw new Error('useDownload: the component is outside the site’s shell');
      const { saveDocuments } = await withinLimit(import('./save-documents.ts'));
      await saveDocuments(wanted, {
        baseUrl,
        fallbackName,
        onProgress: (share) => setState(withProgress(share)),
        signal: controller.signal,
      });
      setState({ status: 'saved' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ status: 'failed' });
      const hasReport = await withinLimit(import('../api-client/report-failure.ts')).then(
        ({ reportFailure }) => reportFailure(error, advice) !== undefined,
        () => false,
      );
      // A validation error has no report of its own: there is no form here.
      if (!hasReport) notify({ title: advice, tone: 'error' });
    } finally {
      release();
    }
  };
  return {
    state,
    download: (wanted: DownloadTarget, texts: DownloadTexts) => void download(wanted, texts),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

/** Keeps the same state while the percent does not change: chunks arrive by the hundred. */
function withProgress(share: number | undefined) {
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (state: DownloadState): DownloadState =>
    state.status !== 'busy' || state.percent === percent ? state : { status: 'busy', percent };
}
