import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allowedHosts, readSettings } from './build/options/settings.ts';
import { runCommand } from './setup/run-command.ts';
import { readSiteTree } from './publish/site-tree.ts';
import { filesConf, mapsConf, type Redirect } from './nginx/configuration.ts';

const SITE_CONF = path.resolve(import.meta.dirname, 'nginx/site.conf');

/** `npm run nginx -- [--dir dist] [--out nginx]`: writes what nginx needs to know to serve a built tree. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'dist' }, out: { type: 'string', default: 'dist-nginx' } },
  });
  const hosts = allowedHosts(readSettings(process.env));
  const { objects } = await readSiteTree(values.dir, { gzip: false });
  const redirects = objects.flatMap(({ key, redirect }): Redirect[] =>
    redirect === undefined || key.endsWith('.html') ? [] : [{ from: `/${key}`, to: redirect }],
  );
  mkdirSync(values.out, { recursive: true });
  writeFileSync(path.join(values.out, 'maps.conf'), mapsConf(hosts, redirects));
  writeFileSync(path.join(values.out, 'files.conf'), filesConf(hosts));
  cpSync(SITE_CONF, path.join(values.out, 'site.conf'));
  console.log(`nginx: the configuration is in ${values.out}, with ${redirects.length} redirects; reload nginx`);
});
