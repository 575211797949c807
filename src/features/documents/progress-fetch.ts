import type { Fetch } from '../../api/client/http.ts';

/**
 * `fetch` that reports the progress of the body.
 * @param onProgress called after each chunk with the share received, 0 to 1, or undefined where the length is unknown
 */
export function progressFetch(onProgress: (share: number | undefined) => void): Fetch {
  return async (url, request) => {
    const response = await fetch(url, request);
    const { status, headers } = response;
    return { status, url: response.url, headers, arrayBuffer: () => readBody(response, onProgress) };
  };
}

async function readBody(response: Response, onPart: (share: number | undefined) => void): Promise<ArrayBuffer> {
  if (!response.body) return response.arrayBuffer();
  const total = Number(response.headers.get('content-length') ?? 0);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        bytes += part.byteLength;
        // A compressed body is longer than its Content-Length.
        onPart(total > 0 ? Math.min(1, bytes / total) : undefined);
        controller.enqueue(part);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
