import path from 'node:path';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { downloadLive } from './publish/download-live.ts';
import { createPublishContext } from './publish/context.ts';

await runCommand(async () => {
  const { out, cacheOnly } = command('restore', 'Downloads the published build, for a machine that has none.')
    .option('--out <folder>', 'where the tree goes', 'dist')
    .option(
      '--cache-only',
      'leave in the bucket what a build can do without: only npm run deploy takes its tree',
      false,
    )
    .parse()
    .opts();
  const count = await downloadLive(path.resolve(out), createPublishContext(process.env), { cacheOnly });
  if (count === undefined) console.log(`${out} holds the published build already`);
  else if (count === 0) console.log('Nothing is published yet: the first build fetches everything');
  else console.log(`${count} files of the published build are in ${out}`);
});
