import { expect, test } from 'vitest';
import { storeSettings, readSettings, DEFAULT_SETTINGS } from './low-vision-settings.ts';

/** A storage with one text. */
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

test('settings that differ from the defaults are stored and read again', () => {
  const { kept, open } = storageWith(null);
  storeSettings({ ...DEFAULT_SETTINGS, size: '200', scheme: 'white' }, open);
  expect(kept.text).toBe('{"size":"200","scheme":"white"}');
  expect(readSettings(open)).toEqual({ ...DEFAULT_SETTINGS, size: '200', scheme: 'white' });
});

test('the defaults are not stored', () => {
  const { kept, open } = storageWith('{"size":"200"}');
  storeSettings(DEFAULT_SETTINGS, open);
  expect(kept.text).toBeNull();
});

test.each([null, '', 'null', '7', '{', '{"size":"900","scheme":null,"stranger":"x"}'])(
  '%s is read as the defaults',
  (text) => {
    expect(readSettings(storageWith(text).open)).toEqual(DEFAULT_SETTINGS);
  },
);

test('a browser without storage shows the defaults', () => {
  const closed = () => {
    throw new Error('denied');
  };
  expect(readSettings(closed)).toEqual(DEFAULT_SETTINGS);
});
