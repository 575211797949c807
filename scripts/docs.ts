import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiDocs } from './api-docs/generate-api-docs.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  command('docs', 'Writes the documentation of the required API from the schemas in src/api.').parse();
  const root = path.dirname(import.meta.dirname);
  for (const [file, text] of Object.entries(await generateApiDocs())) writeFileSync(path.join(root, file), text);
});
