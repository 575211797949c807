import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawNotFound, drawOffline, drawServerError } from './draw-error-pictures.ts';

/** Draws the pictures of the error pages into src/app/errors. */
export function writeErrorPictures(root: string): void {
  const folder = path.join(root, 'src/app/errors');
  writeFileSync(path.join(folder, 'not-found.svg'), drawNotFound());
  writeFileSync(path.join(folder, 'offline.svg'), drawOffline());
  writeFileSync(path.join(folder, 'server-error.svg'), drawServerError());
}
