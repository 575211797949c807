// node: --max-semi-space-size=4 --heap-growing-percent=45
// The caches of all shards pass through the heap: without these flags the garbage of 4,005 pages takes 160 MB more.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { shardFolders } from './build/shards/pack-shard.ts';
import { mergeShards } from './build/shards/merge-shards.ts';
import { createProgress } from './build/report/progress.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { BuildFailure } from './build/report/failure.ts';
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { failuresFile } from './build/output/trees-folder.ts';
import { noticeLines, summaryLine } from './build/report/report-lines.ts';

await runCommand(async () => {
  const merge = command('merge', 'Merges the shards of one site, the results of builds with --shard.')
    .argument('<shards...>', 'the folders of the shards, or the files of npm run pack')
    .option('--out <folder>', 'where the tree goes', 'dist')
    .option('--allow-shrink <n>', 'confirm that up to n pages may vanish against the last build', wholeNumber())
    .parse();
  const { allowShrink, ...options } = merge.opts();
  const [shards] = merge.processedArgs;
  const out = path.resolve(options.out);
  rmSync(failuresFile(out), { force: true });
  try {
    const folders = await shardFolders(shards);
    const report = await mergeShards(folders, { out, allowShrink }, createProgress(process.stdout));
    for (const line of [summaryLine(report, out), ...noticeLines(report)]) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    for (const line of [error.message, ...failureLines(error.failures, failuresFile(out))]) console.error(line);
    return 1;
  }
});
