import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowedHosts, readSettings } from './build/options/settings.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { readSiteTree } from './publish/site-tree.ts';
import { filesConf, mapsConf, type Redirect } from './nginx/configuration.ts';

const SITE_CONF = path.resolve(import.meta.dirname, 'nginx/site.conf');

await runCommand(async () => {
  const { dir, out, brotli } = command('nginx', 'Writes what nginx needs to serve a built tree.')
    .option('--dir <folder>', 'the built tree', 'dist')
    .option('--out <folder>', 'where the configuration goes', 'dist-nginx')
    .option('--brotli', 'compress with brotli too: the nginx has its module', false)
    .parse()
    .opts();
  const hosts = allowedHosts(readSettings(process.env));
  const { objects } = await readSiteTree(dir, { gzip: false });
  const redirects = objects.flatMap(({ key, redirect }): Redirect[] =>
    redirect === undefined || key.endsWith('.html') ? [] : [{ from: `/${key}`, to: redirect }],
  );
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'maps.conf'), mapsConf(hosts, redirects));
  writeFileSync(path.join(out, 'files.conf'), filesConf(hosts, { brotli }));
  cpSync(SITE_CONF, path.join(out, 'site.conf'));
  console.log(`nginx: the configuration is in ${out}, with ${redirects.length} redirects; reload nginx`);
});
