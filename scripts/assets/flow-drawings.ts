/** Draws the stages of the streamlines into src/ui/Flow/drawings. Run it after a change of the geometry. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawStages } from './flow/stages.ts';

const folder = join(import.meta.dirname, '../../src/ui/Flow/drawings');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of drawStages()) {
  if (name === 'not-found') continue; // The error pages build it into their picture.
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name}: ${svg.length} bytes`);
}
