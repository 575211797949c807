import { expect, test } from 'vitest';
import { payloadDataJson, payloadJson } from './page-state.ts';

const head = { title: 'Сфера «А-1200» — Чистосфера', description: 'Ключ ,"data": в тексте' };
const breadcrumbs = [{ label: ',"data":{}', href: '/equipment' }];

test('the data of a payload is read back as it was written', () => {
  const data = JSON.stringify({ text: ',"data":1', list: [] });
  const payload = payloadJson('app-1', { head, breadcrumbs }, data);
  expect(JSON.parse(payload)).toEqual({ app: 'app-1', head, breadcrumbs, data: JSON.parse(data) });
  expect(payloadDataJson(payload)).toBe(data);
});
