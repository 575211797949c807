import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { allowedHosts, readPort, readSettings } from '../build/options/settings.ts';
import { UsageError } from '../setup/usage-error.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const sitePort = () => readPort(process.env, 4173);

/** Called before the work whose result is to be served. @throws when the port is in use */
export async function checkSitePort(): Promise<void> {
  const server = createServer();
  await listen(server, sitePort());
  server.close();
}

/** Serves a built tree until the process ends. @throws {UsageError} when there is none, Error when the port is in use */
export async function serve(folder: string): Promise<void> {
  const dir = path.resolve(folder);
  if (!existsSync(path.join(dir, 'index.html'))) throw new UsageError(`${dir} holds no site: run npm run build first`);
  const url = await listen(createSiteServer(dir, allowedHosts(readSettings(process.env))), sitePort());
  console.log(`The site is at ${url}`);
}
