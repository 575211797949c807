import path from 'node:path';
import { writeErrorPictures } from './assets/error-pictures.ts';
import { writeFavicons } from './assets/favicons.ts';
import { writeFlowDrawings } from './assets/flow-drawings.ts';
import { writeFontOutlines } from './assets/font-outlines.ts';
import { writeFontSubsets } from './assets/font-subsets.ts';
import { writeIcons } from './assets/icons.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  command('assets', 'Generates the drawings, icons and fonts in the repository from their sources.').parse();
  const root = path.dirname(import.meta.dirname);
  writeIcons(root);
  writeFlowDrawings(root);
  writeErrorPictures(root);
  writeFontOutlines(root);
  await writeFontSubsets(root);
  await writeFavicons(root);
  console.log('The icons, drawings, error pictures, font outlines, font subsets and favicons are written');
});
