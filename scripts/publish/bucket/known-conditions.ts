import { z } from 'zod';
import type { Bucket } from './bucket.ts';
import { type ConditionalWrites, probeConditionalWrites } from './conditional-writes.ts';
import { textOf } from './site-object.ts';

/** The result of the last probe, so that an hourly publication does not repeat it. */
export const STORE_KEY = 'builds/store.json';
const HEADERS = { type: 'application/json; charset=utf-8', cache: 'no-store' };
/** A store changes with its software and with the settings of the bucket, such as versioning. */
const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const schema = z.object({
  /** Objects may have been copied from another store. */
  bucket: z.string(),
  /** ms */
  probedAt: z.number(),
  ifAbsent: z.boolean(),
  ifMatch: z.enum(['quoted', 'bare']).optional(),
});

/** The known result; undefined if there is none for this bucket, or if it is too old. */
export async function readConditions(bucket: Bucket, now: number): Promise<ConditionalWrites | undefined> {
  const read = await bucket.read(STORE_KEY);
  const known = read && parse(textOf(read));
  if (known?.bucket !== bucket.id || Math.abs(now - known.probedAt) > VALID_FOR_MS) return undefined;
  return { ifAbsent: known.ifAbsent, ifMatch: known.ifMatch };
}

/** Probes the store and keeps the result. */
export async function probeConditions(bucket: Bucket, now: number): Promise<ConditionalWrites> {
  const conditions = await probeConditionalWrites(bucket);
  const known: z.output<typeof schema> = { bucket: bucket.id, probedAt: now, ...conditions };
  await bucket.put(STORE_KEY, Buffer.from(JSON.stringify(known)), HEADERS);
  return conditions;
}

/** A malformed record counts as none. */
function parse(text: string): z.output<typeof schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
