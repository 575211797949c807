import type { UploadFile } from '../../forms/field-props.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { xhrFetch } from './xhr-fetch.ts';

/** Time limit, ms: long enough for 50 MB over a slow connection. */
const TIMEOUT_MS = 30 * 60 * 1000;

/** Sends the file of an application to the API. Where it is refused, the server's message is shown. */
export function createUpload(baseUrl: string): UploadFile {
  return async (file, { onProgress, signal }) => {
    const [{ createApiClient }, { storage }, { uploadFailure }] = await withinLimit(
      Promise.all([
        import('../../api/client/create-api-client.ts'),
        import('../../api/resources/storage.ts'),
        import('./upload-failure.ts'),
      ]),
    );
    const client = createApiClient({ baseUrl, fetch: xhrFetch(onProgress) });
    try {
      const { id, originalName, bytes } = await storage(client).uploadOne(file, { signal, timeoutMs: TIMEOUT_MS });
      return { id, originalName, size: { bytes } };
    } catch (error) {
      throw signal.aborted ? error : uploadFailure(error);
    }
  };
}
