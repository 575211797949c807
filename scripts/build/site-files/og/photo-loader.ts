import { reasonOf } from '../../report/failure.ts';

/** Fetches the photos of a build. A host that cannot be reached is asked once. */
export interface Photos {
  /** Undefined where there is none to be had; `faults` says why. */
  get: (address: string) => Promise<Uint8Array | undefined>;
  /** What a person should know: a line for each host or photo. */
  faults: string[];
}

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 20_000_000;

export function createPhotos(): Photos {
  const silent = new Set<string>();
  const faults: string[] = [];
  return {
    faults,
    async get(address) {
      const { origin } = new URL(address);
      if (silent.has(origin)) return undefined;
      try {
        const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        const photo = response.ok ? await bounded(response) : undefined;
        if (photo) return photo;
        faults.push(`${address}: ${response.ok ? `more than ${MOST_BYTES} bytes` : `status ${response.status}`}`);
        if (!response.bodyUsed) await response.body?.cancel();
      } catch (error) {
        if (!silent.has(origin)) faults.push(`${origin}: ${reasonOf(error)}`);
        silent.add(origin);
      }
      return undefined;
    },
  };
}

/** The body of a reply, unless it is too long to be a photo: what a header says of its length need not be true. */
async function bounded(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
