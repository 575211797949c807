import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failuresFile } from '../build/output/trees-folder.ts';
import { type BuildReport, REPORT_FILE } from '../build/report/build-report.ts';
import { noticeLines, summaryLine } from '../build/report/report-lines.ts';

/** The failures of the last build into a folder or, after a success, its result and notices, as Markdown. */
export function runSummary(out: string): string {
  const failures = failuresFile(out);
  if (existsSync(failures)) return block('The build has failed', readFileSync(failures, 'utf8'));
  const file = path.join(out, REPORT_FILE);
  if (!existsSync(file)) return block('There is no build', 'The log of the run says why.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as BuildReport;
  return block(`Build ${report.id}`, [summaryLine(report, path.basename(out)), ...noticeLines(report)].join('\n'));
}

/** Foreign text is shown unchanged and must not end the block. */
function block(title: string, text: string): string {
  return `### ${title}\n\n${text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`;
}
