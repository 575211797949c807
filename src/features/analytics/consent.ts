export type Answer = 'granted' | 'refused';

const KEY = 'analytics-consent';
const SETTINGS_EVENT = 'cookie-settings';

/** What the visitor has answered in this browser; nothing where nobody has asked yet or nothing can be remembered. */
export function readAnswer(storage: () => Storage = () => localStorage): Answer | undefined {
  try {
    const answer = storage().getItem(KEY);
    return answer === 'granted' || answer === 'refused' ? answer : undefined;
  } catch {
    return undefined;
  }
}

export function keepAnswer(answer: Answer, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(KEY, answer);
  } catch {
    // It then holds for this page only.
  }
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
