import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ru } from '../../i18n/ru/index.ts';
import { currentNotices, dismissAllNotices, toShownNotice } from '../../ui/Notification/notifications.ts';
import { addToShortlist, removeFromShortlist, dismissShortlistNotices } from './update-shortlist.ts';
import { EMPTY_SHORTLIST, createShortlist, shortlistSize } from './shortlist.ts';
import { storeOwnShortlist, readOwnShortlist } from './own-shortlist.ts';

const said = () => currentNotices().map((entry) => toShownNotice(entry, ru));
const documents = (count: number) =>
  createShortlist(
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
  storeOwnShortlist(EMPTY_SHORTLIST);
  dismissAllNotices();
  vi.unstubAllGlobals();
});

test('one notice shows the size of the shortlist, however often it changes', () => {
  addToShortlist(createShortlist(['sfera-a-300'], []));
  addToShortlist(createShortlist([], [101]));
  expect(said()).toHaveLength(1);
  expect(said()[0]).toMatchObject({ title: 'В\u00a0папке 2\u00a0позиции', link: { href: '/planners?folder' } });
  removeFromShortlist(readOwnShortlist());
  expect(said()[0]?.title).toBe('Папка пуста');
  dismissShortlistNotices();
  expect(said()).toEqual([]);
});

test('items that exceed the limit are not added at all', () => {
  addToShortlist(documents(99));
  addToShortlist(createShortlist(['sfera-a-300', 'sfera-a-600'], []));
  expect(shortlistSize(readOwnShortlist())).toBe(99);
  expect(said().at(-1)).toMatchObject({ tone: 'error', title: 'В\u00a0папке не\u00a0хватит места' });
  addToShortlist(createShortlist(['sfera-a-300'], [1, 2]));
  expect(shortlistSize(readOwnShortlist())).toBe(100);
});

test('where the storage is full, the notice says that the shortlist lasts until the page is left', () => {
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  addToShortlist(createShortlist(['sfera-a-300'], []));
  const { title, text, tone } = said()[0] ?? {};
  expect({ title, tone }).toEqual({ title: 'В\u00a0папке 1\u00a0позиция', tone: 'info' });
  expect(text).toMatch(/^Браузер не\u00a0/);
});
