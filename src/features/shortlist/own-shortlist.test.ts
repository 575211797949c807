import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_FOLDER, folderOf } from './shortlist.ts';
import { keepFolder, ownFolder, parseFolder } from './own-shortlist.ts';

const folder = folderOf(['sfera-a-300'], [101]);

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
  // What could not be stored is remembered until something can be.
  stubStorage();
  keepFolder(EMPTY_FOLDER);
  vi.unstubAllGlobals();
});

test('what is kept is there again, and an empty folder leaves nothing behind', () => {
  const texts = stubStorage();
  expect(keepFolder(folder)).toBe(true);
  expect(ownFolder()).toEqual(folder);
  keepFolder(EMPTY_FOLDER);
  expect(texts.size).toBe(0);
  expect(ownFolder()).toEqual(EMPTY_FOLDER);
});

test.each(['', 'null', '7', '"text"', '[]', '{', '{"products":"sfera","documents":{"length":3}}', '{"products":[{}]}'])(
  'storage that holds «%s» holds no folder',
  (text) => expect(parseFolder(text)).toEqual(EMPTY_FOLDER),
);

test('what somebody else has put among it falls away', () => {
  expect(parseFolder('{"products":["sfera-a-300","../x",5],"documents":[101,"102",-1],"more":1}')).toEqual(folder);
});

test('where nothing can be stored the folder lasts as long as the page, and says so', () => {
  stubStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepFolder(folder)).toBe(false);
  expect(ownFolder()).toEqual(folder);
});

test('where storage is forbidden nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(ownFolder()).toEqual(EMPTY_FOLDER);
  expect(keepFolder(folder)).toBe(false);
  expect(ownFolder()).toEqual(folder);
});
