import { reasonOf } from '../../../setup/reason-of.ts';

/** Fetches the photos of a build. A host that cannot be reached is requested once. */
export interface PhotoLoader {
  /** Undefined if the photo is not available; `omitted` has the reason. */
  get: (url: string) => Promise<Uint8Array | undefined>;
  /** Notices: a line for each host or photo. */
  omitted: string[];
}

const TIMEOUT_MS = 15_000;
const MAX_PHOTO_BYTES = 20_000_000;

export function createPhotoLoader(): PhotoLoader {
  const silent = new Set<string>();
  const omitted: string[] = [];
  return {
    omitted,
    async get(url) {
      const { origin } = new URL(url);
      if (silent.has(origin)) return undefined;
      try {
        const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        const photo = response.ok ? await readBounded(response) : undefined;
        if (photo) return photo;
        omitted.push(`${url}: ${response.ok ? `more than ${MAX_PHOTO_BYTES} bytes` : `status ${response.status}`}`);
        if (!response.bodyUsed) await response.body?.cancel();
      } catch (error) {
        if (!silent.has(origin)) omitted.push(`${origin}: ${reasonOf(error)}`);
        silent.add(origin);
      }
      return undefined;
    },
  };
}

/** The body of a reply, unless it is too long for a photo. The content-length header is not trusted. */
async function readBounded(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_PHOTO_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
