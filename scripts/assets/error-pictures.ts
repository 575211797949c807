/** Draws the pictures of the error pages into src/app/errors. Run it after a change of the streamlines. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawNotFound, drawOffline, drawServerError } from './draw-error-pictures.ts';

const folder = join(import.meta.dirname, '../../src/app/errors');
writeFileSync(join(folder, 'not-found.svg'), drawNotFound());
writeFileSync(join(folder, 'offline.svg'), drawOffline());
writeFileSync(join(folder, 'server-error.svg'), drawServerError());
