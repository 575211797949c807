import { expect, test } from 'vitest';
import { TASKS, typedFromQuery } from './inputs.ts';
import type { Candidate } from './candidate.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { applicationMessage } from './application-message.ts';

const candidate: Candidate = {
  model: { slug: 'sfera-a-300', name: 'Рециркулятор «Сфера А-300»' },
  count: 2,
  speed: 2,
  cells: {},
  problems: [],
  steps: [],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the message has the task, every typed value and the first model', () => {
  const typed = typedFromQuery('room', new URLSearchParams({ area: '41' }));
  const text = plain(applicationMessage('room', typed, [candidate], selection));
  expect(text).toContain('Подбор: Обеззараживание воздуха в помещении.');
  expect(text).toContain('Площадь: 41 м²; Высота: 3 м');
  expect(text).toContain('Предел шума: Палата днём, 30 дБ(А)');
  expect(text).toContain('По расчёту: «Сфера А-300», 2 шт., скорость 2.');
});

test('the message ends with one full stop, also after «шт.»', () => {
  const { speed: _, ...withoutSpeed } = candidate;
  const text = plain(
    applicationMessage('room', typedFromQuery('room', new URLSearchParams()), [withoutSpeed], selection),
  );
  expect(text).toMatch(/«Сфера А-300», 2 шт\.$/);
});

test('the message names the version for dark water, which is ordered separately', () => {
  const typed = typedFromQuery('water', new URLSearchParams());
  expect(plain(applicationMessage('water', typed, [{ ...candidate, variant: true }], selection))).toContain(
    '2 шт., скорость 2, исполнение для стоков.',
  );
});

test('without people the message has no noise limit, and a model with a problem is not included', () => {
  const typed = typedFromQuery('room', new URLSearchParams({ people: 'no' }));
  const text = applicationMessage('room', typed, [{ ...candidate, problems: ['dose'] }], selection);
  expect(text).not.toContain('шума');
  expect(text).not.toContain('По\u00a0расчёту');
});

test.each(TASKS)('the message of %s fits the form, however many models there are', (task) => {
  const typed = typedFromQuery(task, new URLSearchParams());
  const models = Array.from({ length: 12 }, () => candidate);
  const text = applicationMessage(task, typed, models, selection);
  expect(text.length).toBeLessThan(500);
  expect(text.match(/«Сфера А-300»/g)).toHaveLength(2);
});
