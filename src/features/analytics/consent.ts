import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

export type ConsentChoice = 'granted' | 'refused';

const KEY = 'analytics-consent';
const SETTINGS_EVENT = 'cookie-settings';

/** The visitor's answer in this browser; undefined before the first answer, or where storage is blocked. */
export function readConsent(storage?: GetStorage): ConsentChoice | undefined {
  return choiceOf(readStoredText(KEY, storage));
}

function choiceOf(stored: string | null): ConsentChoice | undefined {
  return stored === 'granted' || stored === 'refused' ? stored : undefined;
}

/** Where storage is blocked the answer holds for this page only. */
export function storeConsent(answer: ConsentChoice, storage?: GetStorage): void {
  storeText(KEY, answer, storage);
}

/** Calls back when the visitor has answered in another tab. @returns a function that removes the listener */
export function onConsentElsewhere(listener: (answer: ConsentChoice) => void): () => void {
  const onStored = ({ key, newValue }: StorageEvent) => {
    const answer = key === KEY ? choiceOf(newValue) : undefined;
    if (answer) listener(answer);
  };
  addEventListener('storage', onStored);
  return () => removeEventListener('storage', onStored);
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
