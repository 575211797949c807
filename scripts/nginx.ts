import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowedHosts, readSettings } from './build/options/settings.ts';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { readSiteTree } from './publish/site-tree.ts';
import { filesConf, mapsConf, type Redirect, storeConf } from './nginx/configuration.ts';

const FILES = path.resolve(import.meta.dirname, 'nginx');

await runCommand(async () => {
  const { dir, out, brotli, store } = command('nginx', 'Writes what nginx needs to serve the site.')
    .option('--dir <folder>', 'the built tree', 'dist')
    .option('--store <url>', 'serve a bucket with S3_PAGES=folders instead of a tree', parseBucketUrl)
    .option('--out <folder>', 'where the configuration goes', 'dist-nginx')
    .option('--brotli', 'compress with brotli too: the nginx has its module', false)
    .parse()
    .opts();
  const hosts = allowedHosts(readSettings(process.env));
  // A store has the redirect pages of each publication; nginx does not learn of a new one.
  const redirects = store === undefined ? await redirectsOf(dir) : [];
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'maps.conf'), mapsConf(hosts, redirects));
  writeFileSync(path.join(out, 'files.conf'), filesConf(hosts, { brotli }));
  cpSync(path.join(FILES, 'common.conf'), path.join(out, 'common.conf'));
  if (store === undefined) cpSync(path.join(FILES, 'site.conf'), path.join(out, 'site.conf'));
  else writeFileSync(path.join(out, 'site.conf'), storeConf(store));
  console.log(`nginx: the configuration is in ${out}, with ${redirects.length} redirects; reload nginx`);
});

async function redirectsOf(dir: string): Promise<Redirect[]> {
  const { objects } = await readSiteTree(dir, { gzip: false });
  return objects.flatMap(({ key, redirect }) =>
    redirect === undefined || key.endsWith('.html') ? [] : [{ from: `/${key}`, to: redirect }],
  );
}

/** Without a trailing slash. */
function parseBucketUrl(text: string): string {
  if (/^https?:\/\/[^/?#\s]+\/[^/?#\s]+\/?$/.test(text)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('expected the URL of a bucket, like http://127.0.0.1:9000/site');
}
