import { shortName } from '../equipment/short-name.ts';
import { inputsOf, isAsked, type Task, type TypedValues } from './inputs.ts';
import { readTypedFigure } from './typed-figure.ts';
import type { Candidate } from './candidate.ts';
import type { selection } from '../../i18n/ru/selection.ts';

type SelectionTexts = typeof selection;

/** The typed values as «name, value with unit». */
export function typedRows(task: Task, typed: TypedValues, t: SelectionTexts): { name: string; value: string }[] {
  return inputsOf(task).flatMap(([name, input]) => {
    const value = typed[name] ?? '';
    if (!isAsked(name, typed)) return [];
    if (input.kind === 'choice') {
      const texts = t.choices[`${task}.${name}`];
      return [{ name: texts?.label ?? name, value: texts?.options[value] ?? value }];
    }
    const texts = t.numbers[`${task}.${name}`];
    const figure = readTypedFigure(value, input.unit);
    return [{ name: texts?.label ?? name, value: figure.error ? value : t.typed(figure.value, input.unit) }];
  });
}

/** «2 шт., скорость 2» */
export function amountOf({ count, speed, variant }: Candidate, t: SelectionTexts): string {
  return [t.pieces(count), speed !== undefined && t.speed(speed), variant && t.variant].filter(Boolean).join(', ');
}

/** The message of an application: the task, all typed values, the first models. */
export function applicationMessage(
  task: Task,
  typed: TypedValues,
  candidates: readonly Candidate[],
  t: SelectionTexts,
): string {
  const pairs = typedRows(task, typed, t).map(({ name, value }) => `${name}: ${value}`);
  const models = candidates
    .filter(({ problems }) => problems.length === 0)
    .slice(0, 2)
    .map((candidate) => `${shortName(candidate.model.name)}, ${amountOf(candidate, t)}`);
  return [
    t.message.intro(t.task[task].title),
    t.message.typed(pairs.join('; ')),
    models.length > 0 && t.message.proposed(models.join('; ')),
  ]
    .filter(Boolean)
    .join('\n');
}
