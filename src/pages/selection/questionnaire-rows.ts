import { plainText } from '../../features/equipment/properties/read-measure.ts';
import type { Candidate } from '../../features/selection/candidate.ts';
import type { Task, TypedValues } from '../../features/selection/inputs.ts';
import type { selection } from '../../i18n/ru/selection.ts';
import { amountOf, typedRows } from './application-message.ts';
import { resultRows } from './result-rows.ts';

/** Of a portrait sheet, in points. */
export const COLUMN_WIDTHS = [235, 280];

interface Calculation {
  task: Task;
  typed: TypedValues;
  /** The first model of the result, if there is one. */
  best: Candidate | undefined;
  /** The URL of the calculation. */
  url: string;
}

/**
 * The questions of an order with the answers that the selection knows: the typed values, the model and its figures. The other
 * answers are empty. A row of one cell is a heading.
 */
export function questionnaireRows({ task, typed, best, url }: Calculation, t: typeof selection): string[][] {
  const q = t.questionnaire;
  const unanswered = (questions: readonly string[]) => questions.map((question) => [question, '']);
  const proposed = best && [
    [q.model, `${best.model.name}, ${amountOf(best, t)}`],
    ...resultRows(task, best, t).map(({ label, value }) => [label, value]),
  ];
  return [
    [q.typed],
    ...typedRows(task, typed, t).map(({ name, value }) => [name, value]),
    [q.proposed],
    ...(proposed ?? [[q.model, '']]),
    [q.link, url],
    [q.object],
    ...unanswered([...q.common, ...q.questions[task]]),
    [q.contacts],
    ...unanswered(q.contactQuestions),
  ].map((row) => row.map(plainText));
}
