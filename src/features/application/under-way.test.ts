import { expect, test } from 'vitest';
import { SAMPLE_APPLICATION } from './testing/sample-application.ts';
import { isSameApplication } from './under-way.ts';

const application = { ...SAMPLE_APPLICATION, fileId: 1 };

test('an application with another file is another one, from another page it is the same', () => {
  expect(isSameApplication({ ...application, fileId: 2 }, application)).toBe(false);
  expect(isSameApplication({ ...application, pageUrl: 'https://site.test/contacts' }, application)).toBe(true);
});

test('an application with another text is another one, one that has lost its file is the same', () => {
  expect(isSameApplication({ ...application, text: 'Нужен монтаж' }, application)).toBe(false);
  expect(isSameApplication({ ...application, fileId: undefined }, application)).toBe(true);
});
