import type { Fetch, FetchResponse } from '../../api/client/http.ts';

/** `fetch` over XMLHttpRequest, the only API with upload progress. @param onProgress called with the share sent, 0 to 1. */
export function xhrFetch(onProgress: (ratio: number) => void): Fetch {
  return (url, { method, headers, body, signal }) =>
    new Promise<FetchResponse>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'arraybuffer';
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          url: request.responseURL,
          headers: { get: (name) => request.getResponseHeader(name) },
          arrayBuffer: async () => request.response as ArrayBuffer,
        }),
      );
      request.addEventListener('error', () => reject(new TypeError('The connection failed')));
      request.addEventListener('abort', () => reject(signal.reason));
      // The client aborts after the response, too; aborting a finished request would drop its response.
      const abort = () => request.readyState !== XMLHttpRequest.DONE && request.abort();
      signal.addEventListener('abort', abort, { once: true });
      request.send(body);
    });
}
