import { expect, test } from 'vitest';
import { keepSight, readSight, USUAL } from './low-vision-settings.ts';

/** A storage of one text. */
function storageWith(text: string | null) {
  const kept = { text };
  const storage = {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
    removeItem: () => {
      kept.text = null;
    },
  };
  return { kept, open: () => storage as Partial<Storage> as Storage };
}

test('what differs from the usual look is kept, and read again', () => {
  const { kept, open } = storageWith(null);
  keepSight({ ...USUAL, size: '200', scheme: 'white' }, open);
  expect(kept.text).toBe('{"size":"200","scheme":"white"}');
  expect(readSight(open)).toEqual({ ...USUAL, size: '200', scheme: 'white' });
});

test('the usual look leaves nothing behind', () => {
  const { kept, open } = storageWith('{"size":"200"}');
  keepSight(USUAL, open);
  expect(kept.text).toBeNull();
});

test.each([null, '', 'null', '7', '{', '{"size":"900","scheme":null,"stranger":"x"}'])('%s reads as usual', (text) => {
  expect(readSight(storageWith(text).open)).toEqual(USUAL);
});

test('a browser without a storage shows the usual look', () => {
  const closed = () => {
    throw new Error('denied');
  };
  expect(readSight(closed)).toEqual(USUAL);
});
