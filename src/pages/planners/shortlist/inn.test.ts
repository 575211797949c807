import { expect, test } from 'vitest';
import { isInn } from './inn.ts';

test.each(['7707083893', '7736050003', '7830002293', '500100732259'])('%s is a taxpayer number', (text) =>
  expect(isInn(text)).toBe(true),
);

test.each(['7707083894', '500100732258', '500100732269', '770708389', '77070838931', '0000000000', '77070838А3', ''])(
  '%s is not a taxpayer number',
  (text) => expect(isInn(text)).toBe(false),
);
