import { reasonOf } from '../failure.ts';

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
        if (response.ok && Number(response.headers.get('content-length') ?? 0) <= MOST_BYTES)
          return new Uint8Array(await response.arrayBuffer());
        await response.body?.cancel();
        faults.push(`${address}: status ${response.status}`);
      } catch (error) {
        if (!silent.has(origin)) faults.push(`${origin}: ${reasonOf(error)}`);
        silent.add(origin);
      }
      return undefined;
    },
  };
}
