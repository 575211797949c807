import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

export type ConsentChoice = 'granted' | 'refused';

const KEY = 'analytics-consent';
const SETTINGS_EVENT = 'cookie-settings';

/** What the visitor has answered in this browser; nothing where nobody has asked yet or nothing can be remembered. */
export function readConsent(storage?: GetStorage): ConsentChoice | undefined {
  const answer = readStoredText(KEY, storage);
  return answer === 'granted' || answer === 'refused' ? answer : undefined;
}

/** Where nothing can be stored it holds for this page only. */
export function storeConsent(answer: ConsentChoice, storage?: GetStorage): void {
  storeText(KEY, answer, storage);
}

/** Asks for the bar anew: «Настройки cookie». */
export function openCookieSettings(): void {
  dispatchEvent(new Event(SETTINGS_EVENT));
}

/** @returns what ends the listening */
export function onCookieSettings(listener: () => void): () => void {
  addEventListener(SETTINGS_EVENT, listener);
  return () => removeEventListener(SETTINGS_EVENT, listener);
}
