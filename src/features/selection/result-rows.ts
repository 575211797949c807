import type { Candidate } from './candidate.ts';
import type { Task } from './inputs.ts';
import type { selection } from '../../i18n/ru/selection.ts';

/** The figures of a candidate with their names and units. */
export function resultRows(task: Task, { cells }: Candidate, t: typeof selection): { label: string; value: string }[] {
  return Object.entries(t.columns[task] ?? {}).flatMap(([id, { label, format }]) => {
    const value = cells[id];
    return value === undefined ? [] : [{ label, value: format(value) }];
  });
}
