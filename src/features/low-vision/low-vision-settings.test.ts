import { expect, test } from 'vitest';
import { storeSettings, shownSettings, DEFAULT_SETTINGS } from './low-vision-settings.ts';

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

test('settings that differ from the defaults are stored', () => {
  const { kept, open } = storageWith(null);
  storeSettings({ ...DEFAULT_SETTINGS, size: '200', scheme: 'white' }, open);
  expect(kept.text).toBe('{"size":"200","scheme":"white"}');
});

test('the defaults are not stored', () => {
  const { kept, open } = storageWith('{"size":"200"}');
  storeSettings(DEFAULT_SETTINGS, open);
  expect(kept.text).toBeNull();
});

test('settings are read from the page, unknown ones as the defaults', () => {
  const attributes = new Map([
    ['data-low-vision-size', '200'],
    ['data-low-vision-scheme', 'white'],
    ['data-low-vision-spacing', 'null'],
    ['data-low-vision-stranger', 'x'],
  ]);
  const root = { getAttribute: (name: string) => attributes.get(name) ?? null };
  expect(shownSettings(root)).toEqual({ ...DEFAULT_SETTINGS, size: '200', scheme: 'white' });
});
