import type { selection } from '../../i18n/ru/selection.ts';
import { plainText } from '../equipment/properties/read-measure.ts';
import { amountOf, typedRows } from './application-message.ts';
import type { Candidate } from './candidate.ts';
import { type Task, type TypedValues, typedFromQuery } from './inputs.ts';
import { resultRows } from './result-rows.ts';

/** What «Опросный лист» is filled in with. */
export interface Calculation {
  task: Task;
  /** Undefined if the visitor has typed no values for the task. */
  typed: TypedValues | undefined;
  /** The name of the model. */
  model: string | undefined;
  /** The model with its figures; undefined without a valid calculation. */
  best: Candidate | undefined;
  /** The URL of the calculation. */
  url: string;
}

/**
 * The questions of an order with the answers that are known: the typed values, the model and its figures. The other answers
 * are empty. A row of one cell is a heading.
 */
export function questionnaireRows({ task, typed, model, best, url }: Calculation, t: typeof selection): string[][] {
  const q = t.questionnaire;
  const unanswered = (questions: readonly string[]) => questions.map((question) => [question, '']);
  const asked = typedRows(task, typed ?? typedFromQuery(task, new URLSearchParams()), t);
  return [
    [q.typed],
    ...asked.map(({ name, value }) => [name, typed ? value : '']),
    [best ? q.proposed : q.order],
    [q.model, best ? `${best.model.name}, ${amountOf(best, t)}` : (model ?? '')],
    ...(best ? resultRows(task, best, t).map(({ label, value }) => [label, value]) : []),
    [typed ? q.link : q.calculate, url],
    [q.object],
    ...unanswered([...q.common, ...q.questions[task]]),
    [q.contacts],
    ...unanswered(q.contactQuestions),
  ].map((row) => row.map(plainText));
}
