import { type DocumentSelection, documents } from '../../api/resources/document.ts';
import { createApiClient } from '../../api/client/create-api-client.ts';
import { saveBlob } from '../../lib/browser/save-blob.ts';
import { progressFetch } from './progress-fetch.ts';

/** One document by its id, or several as an archive. */
export type DownloadTarget = number | DocumentSelection;

export interface SaveOptions {
  baseUrl: string;
  /** Names the file when the server does not. */
  fallbackName: string;
  /** @param share 0 to 1; undefined where the size is unknown */
  onProgress: (share: number | undefined) => void;
  signal: AbortSignal;
}

/** Time without any byte after which a download fails, ms. A slow download is not cut off. */
const IDLE_TIMEOUT_MS = 120_000;
const TOTAL_TIMEOUT_MS = 60 * 60_000;

/**
 * Downloads a file from the API and saves it under the server's name. It is fetched and not opened, so that progress and
 * failures can be shown. Rejects as calls do.
 */
export async function saveDocuments(
  wanted: DownloadTarget,
  { baseUrl, fallbackName, onProgress, signal }: SaveOptions,
) {
  // The download may have been cancelled while this code was loading.
  signal.throwIfAborted();
  const silence = createIdleTimeout(signal);
  const fetch = progressFetch((share) => {
    silence.broken();
    onProgress(share);
  });
  const { download, downloadZip } = documents(createApiClient({ baseUrl, fetch }));
  const options = { signal: silence.signal, timeoutMs: TOTAL_TIMEOUT_MS };
  try {
    const { blob, fileName } = await (typeof wanted === 'number'
      ? download(wanted, options)
      : downloadZip(wanted, options));
    saveBlob(blob, fileName ?? fallbackName);
  } finally {
    silence.end();
  }
}

/** A signal that aborts with the outer one, or when nothing has arrived for too long. */
function createIdleTimeout(outer: AbortSignal) {
  const watch = new AbortController();
  const giveUp = () => watch.abort(new Error(`no bytes have arrived for ${IDLE_TIMEOUT_MS / 1000} s`));
  const leave = () => watch.abort(outer.reason);
  let timer = setTimeout(giveUp, IDLE_TIMEOUT_MS);
  outer.addEventListener('abort', leave, { once: true });
  return {
    signal: watch.signal,
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, IDLE_TIMEOUT_MS);
    },
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', leave);
    },
  };
}
