import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SHORTLIST, createShortlist } from './shortlist.ts';
import { storeOwnShortlist, readOwnShortlist, parseShortlist } from './own-shortlist.ts';

const folder = createShortlist(['sfera-a-300'], [101]);

function stubStorage(setItem?: () => void) {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void texts.set(key, text)),
    removeItem: (key: string) => void texts.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  return texts;
}

beforeEach(() => void stubStorage());
afterEach(() => {
  // An unstored shortlist is kept in memory until one can be stored.
  stubStorage();
  storeOwnShortlist(EMPTY_SHORTLIST);
  vi.unstubAllGlobals();
});

test('a stored shortlist is read again, and an empty one removes its key', () => {
  const texts = stubStorage();
  expect(storeOwnShortlist(folder)).toBe(true);
  expect(readOwnShortlist()).toEqual(folder);
  storeOwnShortlist(EMPTY_SHORTLIST);
  expect(texts.size).toBe(0);
  expect(readOwnShortlist()).toEqual(EMPTY_SHORTLIST);
});

test.each(['', 'null', '7', '"text"', '[]', '{', '{"products":"sfera","documents":{"length":3}}', '{"products":[{}]}'])(
  'storage with «%s» holds no shortlist',
  (text) => expect(parseShortlist(text)).toEqual(EMPTY_SHORTLIST),
);

test('quantities are stored, those of other models dropped', () => {
  const counted = createShortlist(['a', 'b'], [], { a: 4 });
  storeOwnShortlist(counted);
  expect(readOwnShortlist()).toEqual(counted);
});

test.each(['{"sfera-a-300":"4"}', '7', 'null'])(
  'quantities that are %s leave the rest of the shortlist',
  (quantities) => {
    expect(parseShortlist(`{"products":["sfera-a-300"],"documents":[101],"quantities":${quantities}}`)).toEqual(folder);
  },
);

test('invalid values in the storage are dropped', () => {
  expect(parseShortlist('{"products":["sfera-a-300","../x",5],"documents":[101,"102",-1],"more":1}')).toEqual(folder);
});

test('without storage the shortlist lasts as long as the page, and the caller gets false', () => {
  stubStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeOwnShortlist(folder)).toBe(false);
  expect(readOwnShortlist()).toEqual(folder);
});

test('blocked storage throws nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readOwnShortlist()).toEqual(EMPTY_SHORTLIST);
  expect(storeOwnShortlist(folder)).toBe(false);
  expect(readOwnShortlist()).toEqual(folder);
});
