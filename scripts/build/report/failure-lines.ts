import { writeFileSync } from 'node:fs';
import type { Failure } from './failure.ts';
import { printable } from './printable.ts';

const LINES_SHOWN = 100;

/**
 * Failures as lines: subject and reason. Equal reasons are printed once, with all their subjects.
 * @param file for all lines, however many are shown
 */
export function failureLines(failures: Failure[], file?: string): string[] {
  const byReason = Map.groupBy(failures, ({ reason }) => reason);
  const lines = [...byReason].flatMap(([reason, [first, ...others]]) => [
    `  ${printable(`${first?.subject}${others.length > 0 ? ` and ${others.length} more` : ''}: ${reason}`)}`,
    ...others.map(({ subject }) => `    ${printable(subject)}`),
  ]);
  const hint = file ? writeLines(lines, file) : '';
  const hidden = lines.length - LINES_SHOWN;
  return hidden > 0 ? [...lines.slice(0, LINES_SHOWN), `  … and ${hidden} lines more${hint}`] : lines;
}

/** The failure may be that nothing can be written. @returns a hint at the file, if it was written */
export function writeLines(lines: string[], file: string): string {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`);
    return `: all of them are in ${file}`;
  } catch {
    return '';
  }
}
