import { describe, expect, it } from 'vitest';
import { type Draft, clearDraft, readDraft, saveDraft } from './draft.ts';

const draft: Draft = {
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

describe('a draft', () => {
  it('comes back within a day and not after', () => {
    const storage = memory();
    saveDraft(draft, storage, 1000);
    expect(readDraft(storage, 1000 + 86_400_000)).toEqual(draft);
    expect(readDraft(storage, 1001 + 86_400_000)).toEqual({});
  });

  it('holds neither consent nor file', () => {
    const storage = memory();
    saveDraft({ ...draft, personalDataProcessingConsent: true, file: { id: 1 } } as Draft, storage, 1);
    expect(Object.keys(readDraft(storage, 2))).toEqual(Object.keys(draft));
  });

  it('is gone when erased', () => {
    const storage = memory();
    saveDraft(draft, storage, 1);
    clearDraft(storage);
    expect(readDraft(storage, 2)).toEqual({});
  });

  it.each(['nonsense', '{"savedAt":"x"}', 'null', '{"savedAt":1}', '{"savedAt":9999,"values":{}}'])(
    'reads %s as none',
    (text) => {
      expect(readDraft(memory(text), 2)).toEqual({});
    },
  );

  it('asks nothing of blocked storage', () => {
    expect(() => (saveDraft(draft, blocked), clearDraft(blocked))).not.toThrow();
    expect(readDraft(blocked)).toEqual({});
  });
});
