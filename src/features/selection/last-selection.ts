import { readStoredText, storeText } from '../../lib/browser/stored-text.ts';
import { inputsOf, type Task, type TypedValues, typedFromQuery } from './inputs.ts';

const keyOf = (task: Task) => `selection-${task}`;

/** Stores the query of the values that the visitor has typed for a task, for the questionnaires of the models. */
export function storeSelection(task: Task, query: string): void {
  storeText(keyOf(task), query);
}

/** The values that the visitor has typed last for a task. */
export function lastSelection(task: Task): TypedValues | undefined {
  const query = new URLSearchParams(readStoredText(keyOf(task)));
  return hasValues(task, query) ? typedFromQuery(task, query) : undefined;
}

/** Whether the query has a value for the task. */
export function hasValues(task: Task, query: URLSearchParams): boolean {
  return inputsOf(task).some(([name]) => query.has(name));
}
