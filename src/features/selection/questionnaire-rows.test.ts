import { expect, test } from 'vitest';
import { TASKS, typedFromQuery } from './inputs.ts';
import type { Candidate } from './candidate.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { questionnaireRows } from './questionnaire-rows.ts';

const best: Candidate = {
  model: { slug: 'sfera-v-250', name: 'УФ-установка «Сфера В-250»' },
  count: 2,
  cells: { capacity: 500, dose: 41.2 },
  problems: [],
  steps: [],
};
const url = 'https://site.test/selection?task=water';

test('the questionnaire has the typed values in their units, the model with its figures and the URL', () => {
  const typed = typedFromQuery('water', new URLSearchParams({ flow: '4 200 л/мин' }));
  const answers = new Map(
    questionnaireRows({ task: 'water', typed, model: undefined, best, url }, selection).map(([q, a]) => [q, a]),
  );
  expect(answers.get('Расход воды')).toBe('252 м³/ч');
  expect(answers.get('Модель и количество')).toBe('УФ-установка «Сфера В-250», 2 шт.');
  expect(answers.get('Пропустят')).toBe('500 м³/ч');
  expect(answers.get('Расчёт на сайте')).toBe(url);
});

test.each(TASKS)('the questionnaire of %s has empty lines for what the selection does not ask', (task) => {
  const typed = typedFromQuery(task, new URLSearchParams());
  const rows = questionnaireRows({ task, typed, model: undefined, best: undefined, url }, selection);
  const empty = rows.filter(([, answer]) => answer === '').map(([question]) => question);
  expect(empty).toEqual(expect.arrayContaining(['Модель и количество', 'Объект и город', 'Телефон и почта']));
  expect(empty.length).toBeGreaterThan(8);
});

test('without a calculation the questionnaire has the model, and the values are empty', () => {
  const rows = questionnaireRows(
    { task: 'water', typed: undefined, model: best.model.name, best: undefined, url },
    selection,
  );
  const answers = new Map(rows.map(([question, answer]) => [question, answer]));
  expect(answers.get('Модель и количество')).toBe('УФ-установка «Сфера В-250»');
  expect(answers.get('Расход воды')).toBe('');
  expect(rows.map(([heading]) => heading)).not.toContain('По расчёту');
});
