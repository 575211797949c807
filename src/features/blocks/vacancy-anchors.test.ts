import { expect, test } from 'vitest';
import { vacancyAnchors } from './vacancy-anchors.ts';

test('every vacancy has a unique anchor', () => {
  const engineer = { title: 'Сервисный инженер', town: 'Казань' };
  expect(vacancyAnchors([engineer, { ...engineer, town: 'Москва' }, engineer, { title: '!' }])).toEqual([
    'vacancy-servisnyi-inzhener-kazan',
    'vacancy-servisnyi-inzhener-moskva',
    'vacancy-servisnyi-inzhener-kazan-2',
    'vacancy-position',
  ]);
});
