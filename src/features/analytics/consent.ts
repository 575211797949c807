import { storeText, readStoredText, subscribeToStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

export type ConsentChoice = 'granted' | 'refused';

const KEY = 'analytics-consent';
const SETTINGS_EVENT = 'cookie-settings';

/** The visitor's answer in this browser; undefined before the first answer, or where storage is blocked. */
export function readConsent(storage?: GetStorage): ConsentChoice | undefined {
  const stored = readStoredText(KEY, storage);
  return stored === 'granted' || stored === 'refused' ? stored : undefined;
}

/** Where storage is blocked the answer holds for this page only. */
export function storeConsent(answer: ConsentChoice, storage?: GetStorage): void {
  storeText(KEY, answer, storage);
}

/**
 * Calls back when another answer than the known one is stored, in this tab or another one. @returns a function that removes the
 * listener
 */
export function onOtherConsent(
  known: ConsentChoice | undefined,
  listener: (answer: ConsentChoice) => void,
): () => void {
  const check = () => {
    const answer = readConsent();
    if (answer && answer !== known) listener(answer);
  };
  check();
  return subscribeToStoredText(check);
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
