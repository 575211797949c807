import { describe, expect, it } from 'vitest';
import { type DraftTexts, clearDraft, isEmptyDraft, readDraft, saveDraft } from './draft.ts';

const draft: DraftTexts = {
  userName: 'Ольга',
  userLastName: '',
  userPhone: '79991234567',
  userEmail: '',
  userTown: '',
  text: 'Расчёт',
};

function memory(initial?: string) {
  const items = new Map(initial === undefined ? [] : [['application-draft', initial]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return () => storage as never as Storage;
}

const blocked = () => {
  throw new Error('SecurityError');
};

const none = { texts: {}, hadFile: false };

describe('a draft', () => {
  it('is restored within a day and not later', () => {
    const storage = memory();
    const more = { hadFile: false, prefilled: 'Подбор: воздух.' };
    expect(saveDraft(1, draft, more, storage, 1000)).toBe(true);
    expect(readDraft(1, storage, 1000 + 86_400_000)).toEqual({ texts: draft, ...more, savedAt: 1000 });
    expect(readDraft(1, storage, 1001 + 86_400_000)).toEqual(none);
  });

  it('holds neither consent nor file, only whether there was a file', () => {
    const storage = memory();
    saveDraft(
      1,
      { ...draft, personalDataProcessingConsent: true, file: { id: 1 } } as DraftTexts,
      { hadFile: true },
      storage,
      1,
    );
    expect(readDraft(1, storage, 2)).toEqual({ texts: draft, hadFile: true, savedAt: 1 });
  });

  it('keeps its time until its texts change', () => {
    const storage = memory();
    const timeAfter = (texts: DraftTexts, hadFile: boolean, now: number) => {
      saveDraft(1, texts, { hadFile }, storage, now);
      return readDraft(1, storage, now).savedAt;
    };
    expect(timeAfter(draft, false, 1)).toBe(1);
    expect(timeAfter(draft, true, 2)).toBe(1);
    expect(timeAfter({ ...draft, text: 'Чертёж' }, true, 3)).toBe(3);
    expect(timeAfter({ ...draft, text: 'Чертёж' }, true, 86_400_004)).toBe(86_400_004);
  });

  it('is empty without texts and file', () => {
    expect(isEmptyDraft(none)).toBe(true);
    expect(isEmptyDraft({ texts: { userName: '', text: '' }, hadFile: false })).toBe(true);
    expect(isEmptyDraft({ texts: { userName: 'Ольга' }, hadFile: false })).toBe(false);
    expect(isEmptyDraft({ texts: {}, hadFile: true })).toBe(false);
  });

  it('belongs to one type of application', () => {
    const storage = memory();
    saveDraft(3, draft, { hadFile: false }, storage, 1);
    expect(readDraft(1, storage, 2)).toEqual(none);
    expect(readDraft(3, storage, 2).texts).toEqual(draft);
    clearDraft(1, storage);
    expect(readDraft(3, storage, 2).texts).toEqual(draft);
  });

  it('is deleted', () => {
    const storage = memory();
    saveDraft(1, draft, { hadFile: true }, storage, 1);
    clearDraft(1, storage);
    expect(readDraft(1, storage, 2)).toEqual(none);
  });

  it.each(['nonsense', '{"savedAt":"x"}', 'null', '{"savedAt":1}', '{"savedAt":9999,"values":{}}'])(
    'is missing when the storage holds %s',
    (text) => {
      expect(readDraft(1, memory(text), 2)).toEqual(none);
    },
  );

  it('keeps only texts when the storage holds other values, too', () => {
    const stored = { savedAt: 1, values: { userName: 7, userPhone: null, text: 'Расчёт' }, prefilled: 7 };
    expect(readDraft(1, memory(JSON.stringify(stored)), 2)).toEqual({
      texts: { text: 'Расчёт' },
      hadFile: false,
      savedAt: 1,
    });
  });

  it('does not throw where storage is blocked', () => {
    expect(saveDraft(1, draft, { hadFile: false }, blocked)).toBe(false);
    expect(() => clearDraft(1, blocked)).not.toThrow();
    expect(readDraft(1, blocked)).toEqual(none);
  });
});
