import { rmSync } from 'node:fs';
import { reasonOf } from '../setup/reason-of.ts';
import { failuresFile } from './output/trees-folder.ts';
import type { BuildReport } from './report/build-report.ts';
import { failureLines, writeLines } from './report/failure-lines.ts';
import { BuildFailure } from './report/failure.ts';
import { noticeLines, summaryLine } from './report/report-lines.ts';

/**
 * Prints the result of a build or a merge, or stores its failures beside the trees: the summary of a run would otherwise show the
 * report of the build that was there before.
 * @returns the exit code
 */
export async function reportBuild(out: string, build: () => Promise<BuildReport>): Promise<number> {
  const file = failuresFile(out);
  rmSync(file, { force: true });
  try {
    const report = await build();
    for (const line of [summaryLine(report, out), ...noticeLines(report)]) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildFailure)) {
      writeLines([reasonOf(error)], file);
      throw error;
    }
    for (const line of [error.message, ...failureLines(error.failures, file)]) console.error(line);
    return 1;
  }
}
