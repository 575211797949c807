import { describe, expect, it } from 'vitest';
import { clearRecentQueries, parseQueries, recentQueries, addRecentQuery } from './recent-queries.ts';

/** A minimal Storage. */
function memory() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
  return () => storage;
}

function remembered(...queries: string[]) {
  const storage = memory();
  for (const query of queries) addRecentQuery(query, storage);
  return recentQueries(storage);
}

describe('recent queries', () => {
  it.each([
    [
      ['фильтр', 'лампа'],
      ['лампа', 'фильтр'],
    ],
    [
      ['фильтр', 'лампа', 'Фильтр '],
      ['Фильтр', 'лампа'],
    ],
    [
      ['лампа', 'фил', 'филь', 'фильтр'],
      ['фильтр', 'лампа'],
    ],
    [
      ['один', 'две', 'три', 'четыре', 'пять', 'шесть'],
      ['шесть', 'пять', 'четыре', 'три', 'две'],
    ],
  ])('after the queries %j are %j', (queries, expected) => {
    expect(remembered(...queries)).toEqual(expected);
  });

  it('are deleted on request', () => {
    const storage = memory();
    addRecentQuery('фильтр', storage);
    clearRecentQueries(storage);
    expect(recentQueries(storage)).toEqual([]);
  });

  it.each(['', 'null', '{"a":1}', '[1,', '[17,"лампа"]'])('are the valid values of %j', (text) => {
    expect(parseQueries(text)).toEqual(text.includes('лампа') ? ['лампа'] : []);
  });

  it('are empty where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    addRecentQuery('фильтр', blocked);
    clearRecentQueries(blocked);
    expect(recentQueries(blocked)).toEqual([]);
  });
});
