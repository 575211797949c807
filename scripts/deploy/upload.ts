import pLimit from 'p-limit';
import { type Failure, failureOf } from '../build/failure.ts';
import type { Progress } from '../build/progress.ts';
import type { Bucket, Listed } from './bucket.ts';
import type { RemoteLock } from './remote-lock.ts';
import { headersOf, KEPT, type SiteObject, type Stage, STAGES } from './site-object.ts';

/** A stage could not be finished; the later ones were not begun. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly failures: Failure[];
  constructor(stage: Stage, failures: Failure[]) {
    super(`The ${stage} could not all be uploaded; nothing of the later stages was begun`);
    this.failures = failures;
  }
}

export interface UploadContext {
  bucket: Bucket;
  lock: RemoteLock;
  progress: Progress;
  /** Puts under way at once. */
  concurrency: number;
  /** Ends the upload between two objects. */
  signal: AbortSignal;
}

/** Of all objects those that the bucket does not hold in just this form. */
export function changedObjects(objects: SiteObject[], stored: Map<string, Listed>): SiteObject[] {
  return objects.filter(({ key, etag }) => stored.get(key)?.etag !== etag);
}

/** Uploads stage after stage. What an object replaces is kept under the name of its content, for a rollback. */
export async function upload(
  objects: SiteObject[],
  bytesOf: (object: SiteObject) => Buffer | Promise<Buffer>,
  stored: Map<string, Listed>,
  context: UploadContext,
): Promise<void> {
  const keep = keeper(stored, context.bucket);
  const stages = Map.groupBy(objects, ({ stage }) => stage);
  for (const stage of STAGES) {
    const group = stages.get(stage) ?? [];
    if (group.length === 0) continue;
    await context.lock.renew();
    context.progress.stage(`Uploading ${stage}`);
    await uploadStage(stage, group, context, async (object) => {
      await keep(object.key);
      await context.bucket.put(object.key, await bytesOf(object), headersOf(object));
    });
  }
}

async function uploadStage(
  stage: Stage,
  objects: SiteObject[],
  { lock, progress, concurrency, signal }: UploadContext,
  put: (object: SiteObject) => Promise<void>,
): Promise<void> {
  const limit = pLimit(concurrency);
  const failures: Failure[] = [];
  let done = 0;
  const run = async (object: SiteObject) => {
    if (failures.length > 0) return;
    try {
      signal.throwIfAborted();
      lock.check();
      await put(object);
      progress.step(++done, objects.length);
    } catch (error) {
      failures.push(failureOf(object.key, error));
    }
  };
  await Promise.all(objects.map((object) => limit(() => run(object))));
  if (failures.length > 0) throw new UploadFailure(stage, failures);
}

/** @returns what copies the object that is stored under a key to the place of its content, once for each content. */
export function keeper(stored: Map<string, Listed>, bucket: Bucket): (key: string) => Promise<void> {
  const copies = new Map<string, Promise<void>>();
  return async (key) => {
    const etag = stored.get(key)?.etag;
    if (etag === undefined || stored.has(KEPT + etag)) return;
    const copy = copies.get(etag) ?? bucket.copy(key, KEPT + etag);
    copies.set(etag, copy);
    await copy;
  };
}
