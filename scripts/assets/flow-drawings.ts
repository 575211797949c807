import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawStages } from './flow/stages.ts';

/** Draws the streamlines into src/ui/Flow/drawings. */
export function writeFlowDrawings(root: string): void {
  const folder = path.join(root, 'src/ui/Flow/drawings');
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of drawStages()) {
    if (name === 'not-found') continue; // Part of the picture of the error page.
    writeFileSync(path.join(folder, `${name}.svg`), svg);
  }
}
