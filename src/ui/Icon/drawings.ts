import type { ReactElement } from 'react';

/** What an icon consists of, by its name. Undefined until `load-drawings.ts` has read the sprite. */
let drawings: ReadonlyMap<string, ReactElement[]> | undefined;

/** The elements of an icon, if the sprite has been read. */
export function drawingOf(name: string): ReactElement[] | undefined {
  return drawings?.get(name);
}

export function setDrawings(known: ReadonlyMap<string, ReactElement[]>): void {
  drawings = known;
}
