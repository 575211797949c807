import { sentLength } from '../../../forms/text/text-length.ts';
import { expect, test } from 'vitest';
import { createShortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { orderMessage } from './order-message.ts';

const t = russian.order.message;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const model = (number: number) => ({ slug: `k-${number}`, name: `Канальная секция «Сфера К-${number}»` });
const order = (count: number, company = '', inn = '') => {
  const products = Array.from({ length: count }, (_, index) => model(index + 1));
  const shortlist = createShortlist(
    products.map(({ slug }) => slug),
    [],
    { 'k-1': 2, 'k-2': 12 },
  );
  return plain(orderMessage({ shortlist, products, company, inn }, t));
};

test('the message has every model with its quantity, the company and its taxpayer number', () => {
  expect(order(3, ' ООО «Вентпроект» ', '7707083893')).toBe(
    [
      'Запрос: 3 позиции.',
      '1. Канальная секция «Сфера К-1» — 2 шт.',
      '2. Канальная секция «Сфера К-2» — 12 шт.',
      '3. Канальная секция «Сфера К-3» — 1 шт.',
      'Компания: ООО «Вентпроект».',
      'ИНН: 7707083893.',
    ].join('\n'),
  );
});

test('an invalid taxpayer number is marked in the message', () => {
  expect(order(1, '', '7707083894')).toContain('ИНН: 7707083894 (контрольные цифры не сходятся).');
});

test.each([14, 40, 100])('the message of %d models fits the field and has the number of omitted models', (count) => {
  const text = order(count, 'ООО «Вентпроект»', '7707083893');
  expect(sentLength(text)).toBeLessThanOrEqual(500);
  expect(text).toContain('1. «Сфера К-1» — 2 шт.');
  expect(text).toContain('ИНН: 7707083893.');
  const shown = text.match(/^\d+\./gm)?.length ?? 0;
  if (shown < count) expect(text).toContain(`и ещё ${count - shown}`);
});
