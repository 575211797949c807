import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

export type ConsentChoice = 'granted' | 'refused';

const KEY = 'analytics-consent';
const SETTINGS_EVENT = 'cookie-settings';

/** The visitor's answer in this browser; undefined before the first answer, or where storage is blocked. */
export function readConsent(storage?: GetStorage): ConsentChoice | undefined {
  const answer = readStoredText(KEY, storage);
  return answer === 'granted' || answer === 'refused' ? answer : undefined;
}

/** Where storage is blocked the answer holds for this page only. */
export function storeConsent(answer: ConsentChoice, storage?: GetStorage): void {
  storeText(KEY, answer, storage);
}

/** Opens the bar again: «Настройки cookie». */
export function openCookieSettings(): void {
  dispatchEvent(new Event(SETTINGS_EVENT));
}

/** @returns a function that removes the listener */
export function onCookieSettings(listener: () => void): () => void {
  addEventListener(SETTINGS_EVENT, listener);
  return () => removeEventListener(SETTINGS_EVENT, listener);
}
