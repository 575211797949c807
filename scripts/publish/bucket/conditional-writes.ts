import { randomUUID } from 'node:crypto';
import type { Bucket, PutCondition } from './bucket.ts';
import { ConditionsUnknown, PreconditionFailed } from './call-errors.ts';

/** Which conditions of a put a store supports, by a probe. */
export interface ConditionalWrites {
  /** A put that must not replace anything is refused exactly if the object exists. */
  ifAbsent: boolean;
  /** A put over one version is refused exactly if there is another; the form of the header that works. */
  ifMatch: 'quoted' | 'bare' | undefined;
}

/** Objects of the probe: deleted at once, and pruned if that has failed. */
export const PROBE_PREFIX = 'builds/probe/';
const HEADERS = { type: 'text/plain; charset=utf-8', cache: 'no-store' };

/** Puts probe objects under conditions that are met and not met, since stores differ in their support. */
export async function probeConditionalWrites(bucket: Bucket): Promise<ConditionalWrites> {
  const key = PROBE_PREFIX + randomUUID();
  const put = async (text: string, condition?: PutCondition) => {
    try {
      return await bucket.put(key, Buffer.from(text), HEADERS, condition);
    } catch (error) {
      if (error instanceof PreconditionFailed || error instanceof ConditionsUnknown) return undefined;
      throw error;
    }
  };
  try {
    const created = await put('1', { ifAbsent: true });
    const ifAbsent = created !== undefined && (await put('2', { ifAbsent: true })) === undefined;
    const etag = created && ifAbsent ? created : await bucket.put(key, Buffer.from('1'), HEADERS);
    const wrong = '0'.repeat(etag.length);
    if ((await put('3', { ifMatch: wrong })) !== undefined) return { ifAbsent, ifMatch: undefined };
    if ((await put('4', { ifMatch: etag })) !== undefined) return { ifAbsent, ifMatch: 'quoted' };
    if ((await put('5', { ifMatch: etag, bare: true })) !== undefined) return { ifAbsent, ifMatch: 'bare' };
    return { ifAbsent, ifMatch: undefined };
  } finally {
    // A probe object that stays is pruned; the error of the probe itself is reported.
    await bucket.remove(key).catch(() => {});
  }
}

/** What the store does not keep, as the start of a sentence. */
export function describeLack({ ifAbsent, ifMatch }: ConditionalWrites): string {
  const lacking = [!ifAbsent && 'If-None-Match', !ifMatch && 'If-Match'].filter((name) => name !== false);
  return `The store does not keep ${lacking.join(' and ')} of a put`;
}
