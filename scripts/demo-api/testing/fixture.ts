import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { entries } from './fixture-entries.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

export interface Fixture {
  contentDir: string;
  mediaDir: string;
  dataDir: string;
  /** Writes a content file, as text or as a value; `undefined` keeps the fixture's own. */
  write(file: string, value: unknown): void;
}

/** A small content folder for a test, with two pictures and a video. */
export async function createFixture(changes: Record<string, unknown> = {}): Promise<Fixture> {
  const root = temporaryFolder();
  const contentDir = join(root, 'content');
  const mediaDir = join(root, 'media');

  function write(file: string, value: unknown): void {
    const path = join(contentDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof value === 'string' ? value : stringify(value));
  }

  for (const [file, value] of Object.entries({ ...entries, ...changes })) write(file, value);
  mkdirSync(mediaDir, { recursive: true });
  await picture(1600, 1200, '#3a7').jpeg().toFile(join(mediaDir, 'unit.jpg'));
  await picture(200, 100, '#a37').png().toFile(join(mediaDir, 'mark.png'));
  writeFileSync(join(mediaDir, 'tour.mp4'), Buffer.from('0123456789'));
  writeFileSync(join(mediaDir, 'index.yaml'), stringify({ 'unit.jpg': { alt: 'Передвижной «очиститель»' } }));
  return { contentDir, mediaDir, dataDir: join(root, 'data'), write };
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
