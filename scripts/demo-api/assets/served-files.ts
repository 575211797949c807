import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { contentType, extensionOf } from '../http/content-types.ts';
import type { ServedFile } from '../http/send.ts';

const TAGS = new Map<string, string>();

/** Size, type and tag of a file on disk. The hash of its bytes is cached until the file changes. */
export async function describeFile(path: string): Promise<ServedFile> {
  const { size, mtimeMs } = await stat(path);
  const state = `${path} ${size} ${mtimeMs}`;
  const tag = TAGS.get(state) ?? (await hashOf(path));
  TAGS.set(state, tag);
  return { path, bytes: size, type: contentType(extensionOf(path)), tag: `"${tag}"` };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 27);
}
