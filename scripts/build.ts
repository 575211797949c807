// node: --min-semi-space-size=8 --max-semi-space-size=16 --initial-old-space-size=96 --heap-growing-percent=45 --no-concurrent-recompilation
// A build creates much garbage and keeps little: without these flags the heap grows to twice the required size, and concurrent
// compilers take 50 MB more. A smaller growth costs too much: 30 % takes a tenth more processor time, some runs a third. A heap
// that begins small is collected thirty times in a rebuild, a fifteenth of its time.
import { rmSync } from 'node:fs';
import { readOptions } from './build/options/build-options.ts';
import { createProgress } from './build/report/progress.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { BuildFailure } from './build/report/failure.ts';
import { buildSite } from './build/build-site.ts';
import { runCommand } from './setup/run-command.ts';
import { startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { failuresFile } from './build/output/trees-folder.ts';
import { noticeLines, summaryLine } from './build/report/report-lines.ts';

await runCommand(async () => {
  const options = readOptions(process.argv, process.env);
  rmSync(failuresFile(options.out), { force: true });
  const demoApi = await startDemoApiWhenNeeded();
  try {
    const report = await buildSite(options, createProgress(process.stdout));
    for (const line of [summaryLine(report, options.out), ...noticeLines(report)]) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    console.error(error.message);
    for (const line of failureLines(error.failures, failuresFile(options.out))) console.error(line);
    return 1;
  } finally {
    await demoApi?.close();
  }
});
