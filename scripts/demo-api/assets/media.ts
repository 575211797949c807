import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { contentType, extensionOf } from '../http/content-types.ts';
import { ContentError } from '../entries/content-error.ts';
import { text } from '../entries/fields.ts';
import { contentReader } from '../entries/read-yaml.ts';
import type { FileObject } from '../shapes/file-object.ts';

export const MEDIA_ORIGIN = 'media';
const INDEX_FILE = 'index.yaml';

/** Pictures and videos by file name, with the sizes and texts that a page needs to show them. */
export async function readMedia(directory: string, host: string): Promise<Map<string, FileObject>> {
  if (!existsSync(directory)) throw new ContentError([`${directory}: expected a folder with the pictures`]);
  const names = readdirSync(directory).filter((name) => /^(image|video)\//.test(contentType(extensionOf(name))));
  const alts = readAlts(directory);
  const files = await Promise.all(names.map((name) => describe(directory, name, host, alts[name]?.alt ?? '')));
  return new Map(files.map((file) => [file.relativeUrl, file]));
}

const altTexts = z.record(z.string(), z.strictObject({ alt: text }));

function readAlts(directory: string): z.output<typeof altTexts> {
  if (!existsSync(join(directory, INDEX_FILE))) return {};
  const read = contentReader(directory);
  const alts = read.one(INDEX_FILE, altTexts);
  if (!alts) throw new ContentError(read.problems);
  return alts;
}

async function describe(directory: string, name: string, host: string, alt: string): Promise<FileObject> {
  const path = join(directory, name);
  const extension = extensionOf(name);
  const { size } = await stat(path);
  const file = { host, origin: MEDIA_ORIGIN, relativeUrl: name, extension };
  if (!contentType(extension).startsWith('image/')) return { ...file, size: { bytes: size } };
  return { ...file, ...(await dimensions(path)), alt, size: { bytes: size } };
}

/** Width and height after rotation; undefined where the file is no picture. */
export async function dimensions(path: string): Promise<{ width?: number; height?: number }> {
  try {
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return {};
  }
}
