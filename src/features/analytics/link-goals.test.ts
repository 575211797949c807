import { expect, it } from 'vitest';
import { goalOfLink } from './link-goals.ts';

it.each([
  ['tel:+74951274060', { goal: 'phone' }],
  ['mailto:info@chistosfera.ru', { goal: 'email' }],
  ['https://yandex.ru/maps/?rtext=~55.7,37.5&rtt=auto', { goal: 'route' }],
  ['https://files.test/files/passport-a-1200.pdf', { goal: 'file', name: 'passport-a-1200.pdf' }],
  ['https://api.test/frontend/v1/document/12/download', { goal: 'file', name: 'document/12' }],
  ['https://chistosfera.ru/news', undefined],
  ['https://yandex.ru/maps/', undefined],
  ['', undefined],
])('the link %s counts as %j', (href, goal) => {
  expect(goalOfLink(href)).toEqual(goal);
});
