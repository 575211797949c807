import { rmSync } from 'node:fs';
import path from 'node:path';
import { mergeShards } from './build/shards/merge-shards.ts';
import { createProgress } from './build/report/progress.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { BuildFailure } from './build/report/failure.ts';
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { failuresFile } from './build/output/trees-folder.ts';
import { noticeLines, summaryLine } from './build/report/report-lines.ts';

await runCommand(async () => {
  const merge = command('merge', 'Makes one site of what builds with --shard have rendered.')
    .argument('<shards...>', 'the folders of the shards')
    .option('--out <folder>', 'where the tree goes', 'dist')
    .option('--allow-shrink <n>', 'confirm that up to n pages may vanish against the last build', wholeNumber())
    .parse();
  const { allowShrink, ...options } = merge.opts();
  const [shards] = merge.processedArgs;
  const out = path.resolve(options.out);
  rmSync(failuresFile(out), { force: true });
  try {
    const report = await mergeShards(
      shards.map((dir) => path.resolve(dir)),
      { out, allowShrink },
      createProgress(process.stdout),
    );
    for (const line of [summaryLine(report, out), ...noticeLines(report)]) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    for (const line of [error.message, ...failureLines(error.failures, failuresFile(out))]) console.error(line);
    return 1;
  }
});
