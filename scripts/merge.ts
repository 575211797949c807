import path from 'node:path';
import { parseArgs } from 'node:util';
import { mergeShards } from './build/shards/merge-shards.ts';
import { createProgress } from './build/report/progress.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { BuildFailure } from './build/report/failure.ts';
import { runCommand } from './setup/run-command.ts';
import { UsageError } from './setup/usage-error.ts';
import { failuresFile } from './build/output/trees-folder.ts';
import { noticeLines, summaryLine } from './build/report/report-lines.ts';

/** `npm run merge -- [--out dist] [--allow-shrink n] <shard>…`: makes one site of what `--shard` builds have rendered. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, 'allow-shrink': { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new UsageError('merge: name the folders of the shards');
  const allowShrink = values['allow-shrink'] === undefined ? undefined : Number(values['allow-shrink']);
  if (allowShrink !== undefined && !(Number.isInteger(allowShrink) && allowShrink >= 0))
    throw new UsageError(`--allow-shrink: expected a whole number, got «${values['allow-shrink']}»`);
  const out = path.resolve(values.out);
  try {
    const report = await mergeShards(
      positionals.map((dir) => path.resolve(dir)),
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
