import { expect, it } from 'vitest';
import { withNonBreakingGroups } from './keep-together.ts';

it('keeps the name of a model on one line', () => {
  expect(withNonBreakingGroups('Паспорт «Сфера А-1200» и «Сфера В-90»')).toBe(
    'Паспорт «Сфера\u00a0А-1200» и «Сфера\u00a0В-90»',
  );
});

it('does not change long quotations, which must wrap', () => {
  expect(withNonBreakingGroups('ГОСТ «Чистота воздуха в лечебных учреждениях»')).toBe(
    'ГОСТ «Чистота воздуха в лечебных учреждениях»',
  );
});

it('keeps both ends of a range and a phone on one line', () => {
  expect(withNonBreakingGroups('от 0,9–1,4 мг/л')).toBe('от 0,9–\u20601,4 мг/л');
  expect(withNonBreakingGroups('по телефону +7 (495) 127-40-60')).toBe('по телефону +7\u00a0(495)\u00a0127-40-60');
});

it.each([
  ['ГОСТ Р 52539-2006, п. 3.5.1904-04', 'ГОСТ\u00a0Р 52539-\u20602006, п. 3.5.1904-\u206004'],
  ['потоки – ГОСТ Р\u00a015202', 'потоки – ГОСТ\u00a0Р\u00a015202'],
  ['закон № 152-ФЗ', 'закон № 152-\u2060ФЗ'],
  ['УФ-обеззараживание и HEPA-фильтр', 'УФ-\u2060обеззараживание и HEPA-\u2060фильтр'],
  ['скорость 1 / 2 / 3', 'скорость 1\u00a0/\u00a02\u00a0/\u00a03'],
  ['подача 250 / 400 / 600 м³/ч', 'подача 250\u00a0/ 400\u00a0/ 600 м³/ч'],
])('keeps together: %s', (text, kept) => {
  expect(withNonBreakingGroups(text)).toBe(kept);
});

it.each(['санитарно-эпидемиологический', 'А-1200', 'ПВХ и НЕПРЕРЫВНО-поточный'])('does not change %s', (text) => {
  expect(withNonBreakingGroups(text)).toBe(text);
});

it.each(['info24-7@gkb-2.ru', 'KB-info@gkb.ru', 'https://gkb.ru/2026-11-18', '8-800-555-35-35', '+7-495-127-40-60'])(
  'does not change the hyphens of %s, which is copied and linked',
  (contact) => expect(withNonBreakingGroups(`${contact}, 6–12`)).toBe(`${contact}, 6–\u206012`),
);
