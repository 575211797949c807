import { expect, test } from 'vitest';
import { anchorsOnPage, vacancyAnchors } from './vacancy-anchors.ts';

const anchorsOf = (...vacancies: { title: string; town?: string }[]) => [...vacancyAnchors(vacancies).values()];

test('every vacancy has a unique anchor', () => {
  const engineer = { title: 'Сервисный инженер', town: 'Казань' };
  expect(anchorsOf(engineer, { ...engineer, town: 'Москва' }, { ...engineer }, { title: '!' })).toEqual([
    'vacancy-servisnyi-inzhener-kazan',
    'vacancy-servisnyi-inzhener-moskva',
    'vacancy-servisnyi-inzhener-kazan-2',
    'vacancy-position',
  ]);
});

test('a position whose name equals a numbered anchor gets another number', () => {
  const [first, second, third] = anchorsOf({ title: 'Инженер' }, { title: 'Инженер 2' }, { title: 'Инженер' });
  expect([first, second, third]).toEqual(['vacancy-inzhener', 'vacancy-inzhener-2', 'vacancy-inzhener-3']);
});

test('the same position in two blocks of a page has two anchors', () => {
  const block = () => ({ type: 'vacancies' as const, items: [{ title: 'Инженер', town: 'Казань', html: '' }] });
  expect(new Set(anchorsOnPage([block(), block()]).values()).size).toBe(2);
});
