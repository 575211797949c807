import { expect, test } from 'vitest';
import { totalBytes } from './document-rows.ts';

const row = (bytes?: number) => ({ file: { href: '/a.pdf', name: 'a', extension: 'pdf', bytes } });

test('sizes add up', () => {
  expect(totalBytes([row(1000), row(24)])).toBe(1024);
});

test('one unknown size leaves the sum unknown', () => {
  expect(totalBytes([row(1000), row()])).toBeUndefined();
});

test('nothing weighs nothing', () => {
  expect(totalBytes([])).toBe(0);
});
