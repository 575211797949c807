// node: --max-semi-space-size=4 --heap-growing-percent=45
// The caches of all shards pass through the heap: without these flags the garbage of 4,005 pages takes 160 MB more.
import path from 'node:path';
import { shardFolders } from './build/shards/pack-shard.ts';
import { mergeShards } from './build/shards/merge-shards.ts';
import { createProgress } from './build/report/progress.ts';
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { reportBuild } from './build/report-build.ts';

await runCommand(async () => {
  const merge = command('merge', 'Merges the shards of one site, the results of builds with --shard.')
    .argument('<shards...>', 'the folders of the shards, or the files of npm run pack')
    .option('--out <folder>', 'where the tree goes', 'dist')
    .option('--allow-shrink <n>', 'confirm that up to n pages may vanish against the last build', wholeNumber())
    .parse();
  const { allowShrink, ...options } = merge.opts();
  const [shards] = merge.processedArgs;
  const out = path.resolve(options.out);
  return reportBuild(out, async () =>
    mergeShards(await shardFolders(shards), { out, allowShrink }, createProgress(process.stdout)),
  );
});
