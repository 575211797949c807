import { expect, test } from 'vitest';
import type { Application } from '../../api/resources/application.ts';
import { isSameApplication } from './under-way.ts';

const application: Application = {
  type: 1,
  userName: 'Ольга',
  userPhone: '79991234567',
  text: 'Нужен расчёт',
  personalDataProcessingConsent: true,
  pageUrl: 'https://site.test/news',
  fileId: 1,
};

test('an application with another file is another one, from another page it is the same', () => {
  expect(isSameApplication({ ...application, fileId: 2 }, application)).toBe(false);
  expect(isSameApplication({ ...application, pageUrl: 'https://site.test/contacts' }, application)).toBe(true);
});
