import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { canonicalAddress } from '../src/lib/address.ts';
import { type BuildOptions, readOptions } from './build/options.ts';
import { createProgress } from './build/progress.ts';
import { failureLines } from './build/report.ts';
import { allowedHosts, readPort, UsageError } from './build/settings.ts';
import { BuildFailure, buildSite } from './build/site.ts';
import { runCommand } from './command.ts';
import { startDemoApiWhenNeeded } from './demo-api-when-needed.ts';
import { createHost, listen } from './serve/host.ts';

/** The last build, which has the other pages of the site. */
const LAST_BUILD = 'dist';

/** An editor's look at pages that are not published: built at once, marked, served beside the last build. */
await runCommand(async () => {
  const { paths, out } = readArguments();
  const folder = path.resolve(out ?? '.cache/preview/dist');
  await startDemoApiWhenNeeded();
  await rm(folder, { recursive: true, force: true });
  const options = previewOptions(folder, paths);
  try {
    await buildSite(options, createProgress(process.stdout));
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    console.error('The preview was not built:');
    for (const line of failureLines(error.failures)) console.error(line);
    return 1;
  }
  if (out !== undefined) {
    console.log(`${paths.length} pages to look at are in ${folder}`);
    process.exit(0);
  }
  const behind = existsSync(LAST_BUILD) ? { behind: path.resolve(LAST_BUILD) } : {};
  const url = await listen(createHost(folder, allowedHosts(options.settings), behind), readPort(process.env, 4174));
  for (const address of paths) console.log(`${url}${canonicalAddress(address)}`);
  return 0;
});

function readArguments(): { paths: string[]; out?: string } {
  const command = new Command('preview')
    .description('Builds pages for an editor to look at, drafts included.')
    .argument('<path...>', 'addresses of the pages')
    .option('--out <folder>', 'only write the pages, as a folder to upload')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  try {
    command.parse(process.argv);
  } catch (error) {
    throw new UsageError(`npm run preview -- /articles/slug …: ${error instanceof Error ? error.message : ''}`);
  }
  return { paths: command.args, ...command.opts<{ out?: string }>() };
}

function previewOptions(out: string, paths: string[]): BuildOptions {
  const flags = paths.flatMap((address) => ['--only', address]);
  return {
    ...readOptions(['node', 'build', '--out', out, '--fresh', '--workers', '0', ...flags], process.env),
    preview: true,
  };
}
