import { readStoredText, storeText } from '../../lib/browser/stored-text.ts';
import { inputsOf, selectionQuery, type Task, type TypedValues, typedFromQuery } from './inputs.ts';

const keyOf = (task: Task) => `selection-${task}`;

/** Stores the values that the visitor has typed for a task, for the questionnaires of the models. */
export function storeSelection(task: Task, typed: TypedValues): void {
  storeText(keyOf(task), selectionQuery(task, typed).toString());
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
