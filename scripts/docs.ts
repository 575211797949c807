import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiDocs } from './api-docs/generate-api-docs.ts';
import { runCommand } from './setup/run-command.ts';

/** `npm run docs`: writes the documentation of the required API, from the schemas in `src/api`. */
await runCommand(async () => {
  const root = path.dirname(import.meta.dirname);
  for (const [file, text] of Object.entries(await generateApiDocs())) writeFileSync(path.join(root, file), text);
});
