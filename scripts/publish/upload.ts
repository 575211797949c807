import pLimit from 'p-limit';
import { type Failure, failureOf } from '../build/report/failure.ts';
import { failureLines } from '../build/report/failure-lines.ts';
import type { Progress } from '../build/report/progress.ts';
import type { Bucket, StoredObject } from './bucket/bucket.ts';
import type { RemoteLock } from './bucket/remote-lock.ts';
import { headersOf, ARCHIVE_PREFIX, type SiteObject } from './bucket/site-object.ts';
import { type Stage, STAGES } from './bucket/upload-order.ts';

/** A stage has failed; later stages were not started. The message names each object. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  constructor(stage: Stage, failures: Failure[]) {
    const whole = `The ${stage} could not all be uploaded; nothing of the later stages was begun`;
    super([whole, ...failureLines(failures)].join('\n'));
  }
}

/** The store lacks an object that it has accepted. */
export class LostObjectsError extends Error {
  override name = 'LostObjects';
  constructor(keys: string[]) {
    const more = keys.length > 3 ? ` and ${keys.length - 3} more` : '';
    super(`The store has taken ${keys.slice(0, 3).join(', ')}${more}, and does not have it`);
  }
}

export interface UploadContext {
  bucket: Bucket;
  lock: RemoteLock;
  progress: Progress;
  /** Maximum of simultaneous puts. */
  concurrency: number;
  /** Ends the upload between two objects. */
  signal: AbortSignal;
  /** All objects of the build; the bucket is listed after the upload to find lost ones. Empty: it is not listed. */
  allObjects: SiteObject[];
}

/** The objects that the bucket does not have in exactly this form. */
export function changedObjects(objects: SiteObject[], stored: Map<string, StoredObject>): SiteObject[] {
  return objects.filter(({ key, etag }) => stored.get(key)?.etag !== etag);
}

/** Uploads stage by stage. The replaced objects are copied to the archive, for a rollback. */
export async function upload(
  objects: SiteObject[],
  bytesOf: (object: SiteObject) => Buffer | Promise<Buffer>,
  stored: Map<string, StoredObject>,
  context: UploadContext,
): Promise<void> {
  const archive = createArchiver(stored, context.bucket);
  const stages = Map.groupBy(objects, ({ stage }) => stage);
  for (const stage of STAGES) {
    const group = stages.get(stage) ?? [];
    if (group.length === 0) continue;
    const isListed = context.allObjects.length > 0;
    if (stage === 'pages' && isListed)
      assertStored(
        context.allObjects.filter(({ key }) => key.startsWith(ASSETS_PREFIX)),
        await context.bucket.list(ASSETS_PREFIX),
      );
    if (stage === 'latest' && isListed)
      assertStored(
        context.allObjects.filter((object) => object.stage !== 'latest'),
        await context.bucket.list(),
      );
    await context.lock.keep();
    context.progress.stage(`Uploading ${stage}`);
    await uploadStage(stage, group, context, async (object) => {
      // A rollback writes a new pointer.
      if (stage !== 'latest') await archive(object.key);
      await context.bucket.put(object.key, await bytesOf(object), headersOf(object));
    });
  }
}

export const ASSETS_PREFIX = 'assets/';

/**
 * A store may lose an accepted object: pages are uploaded only after the assets are listed, and the pointer to the build after
 * all files.
 */
function assertStored(objects: SiteObject[], stored: Map<string, StoredObject>): void {
  const lost = changedObjects(objects, stored);
  if (lost.length > 0) throw new LostObjectsError(lost.map(({ key }) => key));
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
      lock.assertHeld();
      await put(object);
      progress.step(++done, objects.length);
    } catch (error) {
      failures.push(failureOf(object.key, error));
    }
  };
  await Promise.all(objects.map((object) => limit(() => run(object))));
  if (failures.length > 0) throw new UploadFailure(stage, failures);
}

/** @returns a function that copies the object of a key to the archive, once for each content */
export function createArchiver(stored: Map<string, StoredObject>, bucket: Bucket): (key: string) => Promise<void> {
  const copies = new Map<string, Promise<void>>();
  return async (key) => {
    const etag = stored.get(key)?.etag;
    if (etag === undefined || stored.get(ARCHIVE_PREFIX + etag)?.etag === etag) return;
    const copy = copies.get(etag) ?? bucket.copy(key, ARCHIVE_PREFIX + etag);
    copies.set(etag, copy);
    await copy;
  };
}
