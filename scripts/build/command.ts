import { rmSync } from 'node:fs';
import { runCommand } from '../setup/run-command.ts';
import { startDemoApiWhenNeeded } from '../setup/start-demo-api-when-needed.ts';
import { buildSite } from './build-site.ts';
import { readOptions } from './options/build-options.ts';
import { failuresFile } from './output/trees-folder.ts';
import { failureLines } from './report/failure-lines.ts';
import { BuildFailure } from './report/failure.ts';
import { createProgress } from './report/progress.ts';
import { noticeLines, summaryLine } from './report/report-lines.ts';

/** `npm run build`: builds the site by the arguments and the environment of the process. */
export async function runBuild(): Promise<void> {
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
}
