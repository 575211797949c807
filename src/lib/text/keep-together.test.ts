import { expect, it } from 'vitest';
import { withNonBreakingGroups } from './keep-together.ts';

it('keeps the name of a model on one line, wherever the line ends', () => {
  expect(withNonBreakingGroups('Паспорт «Сфера А-1200» и «Сфера В-90»')).toBe(
    'Паспорт «Сфера\u00a0А-1200» и «Сфера\u00a0В-90»',
  );
});

it('leaves long quotations alone: they must be able to break', () => {
  expect(withNonBreakingGroups('ГОСТ «Чистота воздуха в лечебных учреждениях»')).toBe(
    'ГОСТ «Чистота воздуха в лечебных учреждениях»',
  );
});

it('keeps both ends of a range and a phone on one line', () => {
  expect(withNonBreakingGroups('от 0,9–1,4 мг/л')).toBe('от 0,9–\u20601,4 мг/л');
  expect(withNonBreakingGroups('по телефону +7 (495) 127-40-60')).toBe('по телефону +7\u00a0(495)\u00a0127-40-60');
});
