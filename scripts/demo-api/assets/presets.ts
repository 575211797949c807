import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomic } from './write-atomic.ts';

/** Widths in pixels. `_raw` is the original file, and so is a URL without a preset. */
const WIDTHS: Record<string, number> = { _thumb: 320, _small: 640, _medium: 1280 };
const RESIZABLE = new Set(['jpg', 'jpeg', 'png']);

/** Creates smaller versions of pictures and stores them. */
export function createPresets(directory: string) {
  const running = new Map<string, Promise<string | undefined>>();

  async function make(source: string, target: string, width: number): Promise<string | undefined> {
    const bytes = await resize(source, width);
    if (bytes) await writeAtomic(target, bytes);
    return bytes && target;
  }

  /**
   * The path of a picture in a preset, or `undefined` if the file has no such version.
   * @param key identifies the bytes of the source, so that a changed picture gets new versions
   */
  return async function preset(name: string, source: string, extension: string, key: string) {
    if (name === '_raw') return source;
    const width = WIDTHS[name];
    if (width === undefined || !RESIZABLE.has(extension)) return undefined;
    const target = join(directory, name, `${key}.${extension}`);
    if (existsSync(target)) return target;
    const started = running.get(target) ?? make(source, target, width).finally(() => running.delete(target));
    running.set(target, started);
    return started;
  };
}

/** The smaller picture, or `undefined` for an upload that is not a picture whatever its name is. */
async function resize(source: string, width: number): Promise<Buffer | undefined> {
  // Pictures are not enlarged, and keep their format, since the URL keeps its extension.
  const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  return resized
    .jpeg({ quality: 80, mozjpeg: true, force: false })
    .toBuffer()
    .catch(() => undefined);
}

export type Presets = ReturnType<typeof createPresets>;
