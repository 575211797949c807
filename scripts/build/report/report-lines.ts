import { printable } from './printable.ts';
import type { BuildReport } from './build-report.ts';

/** The result in one line. */
export function summaryLine({ pages, calls, times, peakMemory }: BuildReport, out: string): string {
  const total = Object.values(times).reduce((sum, ms) => sum + ms, 0);
  const count = pages.reused + pages.rerendered + pages.fetched;
  return (
    `${count} pages in ${out}: ${pages.fetched} fetched, ${pages.rerendered} rerendered, ${pages.reused} reused; ` +
    `${calls} API calls, ${(total / 1000).toFixed(1)} s, ${peakMemory} MB`
  );
}

/** The notices of a successful build: a line for each thing that it had to leave out or has missed. */
export function noticeLines(report: BuildReport): string[] {
  const { fullBuildReason, explained, deleted, omitted, refused, skippedBlocks, ogPictures, properties, retries } =
    report;
  return [
    ...Object.entries(explained).map(([pathname, outcome]) => `${pathname}: ${outcome}`),
    ...(fullBuildReason === undefined ? [] : [`fetched everything, not only the named changes: ${fullBuildReason}`]),
    ...retryLines(retries),
    ...deleted.map(({ subject, reason }) => `left out everywhere: ${subject}: listed, but ${reason}`),
    ...shortened(omitted.map((reason) => `left out of its page: ${reason}`)),
    ...shortened(refused.map((line) => `not shown to visitors: ${line}`)),
    ...shortened(ogPictures.omitted.map((reason) => `left out of pictures for shared links: ${reason}`)),
    ...Object.entries(skippedBlocks).map(
      ([type, count]) => `left out: ${count} ${count === 1 ? 'block' : 'blocks'} of the unknown type «${type}»`,
    ),
    ...shortened(properties?.unknownNames.map((name) => `in no table of properties: ${name}`) ?? []),
    ...shortened(properties?.missing.map((fault) => `missing in a specification: ${fault}`) ?? []),
  ].map((line) => `  ${printable(line)}`);
}

/** Without this line a build would hide that the API is failing. */
function retryLines(retries: Record<string, number>): string[] {
  const total = Object.values(retries).reduce((sum, count) => sum + count, 0);
  const reasons = Object.entries(retries).map(([reason, count]) => `${reason} (${count})`);
  return total === 0
    ? []
    : [`repeated ${total} ${total === 1 ? 'call' : 'calls'} after failures: ${reasons.join(', ')}`];
}

const NOTICES_SHOWN = 20;

function shortened(lines: string[]): string[] {
  const hidden = lines.length - NOTICES_SHOWN;
  return hidden > 0 ? [...lines.slice(0, NOTICES_SHOWN), `… and ${hidden} more in builds/report.json`] : lines;
}
