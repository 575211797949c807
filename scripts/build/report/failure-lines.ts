import { writeFileSync } from 'node:fs';
import type { Failure } from './failure.ts';
import { printable } from './printable.ts';

const LINES_SHOWN = 100;

/**
 * Every failure on a line of its own: what failed and why. Equal reasons are printed once, with all their subjects.
 * @param file takes all lines where they are too many to show
 */
export function failureLines(failures: Failure[], file?: string): string[] {
  const byReason = Map.groupBy(failures, ({ reason }) => reason);
  const lines = [...byReason].flatMap(([reason, [first, ...others]]) => [
    `  ${printable(`${first?.subject}${others.length > 0 ? ` and ${others.length} more` : ''}: ${reason}`)}`,
    ...others.map(({ subject }) => `    ${printable(subject)}`),
  ]);
  if (lines.length <= LINES_SHOWN) return lines;
  return [
    ...lines.slice(0, LINES_SHOWN),
    `  … and ${lines.length - LINES_SHOWN} lines more${file ? keep(lines, file) : ''}`,
  ];
}

/** The failure may be that nothing can be written. */
function keep(lines: string[], file: string): string {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`);
    return `: all of them are in ${file}`;
  } catch {
    return '';
  }
}
