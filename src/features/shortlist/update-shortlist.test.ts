import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ru } from '../../i18n/ru/index.ts';
import { currentNotices, dismissAll, inWords } from '../../ui/Notification/notifications.ts';
import { putIntoFolder, takeOutOfFolder, unsayFolder } from './update-shortlist.ts';
import { EMPTY_FOLDER, folderOf, sizeOf } from './shortlist.ts';
import { keepFolder, ownFolder } from './own-shortlist.ts';

const said = () => currentNotices().map((entry) => inWords(entry, ru));
const documents = (count: number) =>
  folderOf(
    [],
    Array.from({ length: count }, (_, index) => index + 1),
  );

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  keepFolder(EMPTY_FOLDER);
  dismissAll();
  vi.unstubAllGlobals();
});

test('one notice says how much is in the folder, however often that changes', () => {
  putIntoFolder(folderOf(['sfera-a-300'], []));
  putIntoFolder(folderOf([], [101]));
  expect(said()).toHaveLength(1);
  expect(said()[0]).toMatchObject({ title: 'В\u00a0папке 2\u00a0позиции', link: { href: '/planners?folder' } });
  takeOutOfFolder(ownFolder());
  expect(said()[0]?.title).toBe('Папка пуста');
  unsayFolder();
  expect(said()).toEqual([]);
});

test('what the folder has no room for stays outside as a whole', () => {
  putIntoFolder(documents(99));
  putIntoFolder(folderOf(['sfera-a-300', 'sfera-a-600'], []));
  expect(sizeOf(ownFolder())).toBe(99);
  expect(said().at(-1)).toMatchObject({ tone: 'error', title: 'В\u00a0папке не\u00a0хватит места' });
  putIntoFolder(folderOf(['sfera-a-300'], [1, 2]));
  expect(sizeOf(ownFolder())).toBe(100);
});
