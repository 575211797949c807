import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it('keeps the name of a model on one line, wherever the line ends', () => {
  expect(keepTogether('Паспорт «Сфера А-1200» и «Сфера В-90»')).toBe('Паспорт «Сфера\u00a0А-1200» и «Сфера\u00a0В-90»');
});

it('leaves long quotations alone: they must be able to break', () => {
  expect(keepTogether('ГОСТ «Чистота воздуха в лечебных учреждениях»')).toBe(
    'ГОСТ «Чистота воздуха в лечебных учреждениях»',
  );
});
