import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, UsageError } from './build/settings.ts';
import { runCommand } from './command.ts';
import { createHost, listen } from './serve/host.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html'))) throw new UsageError(`${dir} holds no site: run npm run build first`);
  const settings = readSettings(process.env);
  const api = new URL(settings.PUBLIC_API_BASE_URL ?? settings.API_BASE_URL).origin;
  const port = Number(process.env['PORT'] ?? 4173);
  const address = await listen(createHost(dir, { api, files: [api] }), port);
  console.log(`The site is at ${address}`);
});
