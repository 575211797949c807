import { expect, it } from 'vitest';
import { storeConsent, readConsent } from './consent.ts';

function storage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [['analytics-consent', initial]]);
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return () => store as Storage;
}

it('consent is read as stored, any other stored value as no answer', () => {
  const store = storage();
  expect(readConsent(store)).toBeUndefined();
  storeConsent('refused', store);
  expect(readConsent(store)).toBe('refused');
  expect(readConsent(storage('yes'))).toBeUndefined();
});

it('consent does not throw where storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(() => storeConsent('granted', blocked)).not.toThrow();
  expect(readConsent(blocked)).toBeUndefined();
});
