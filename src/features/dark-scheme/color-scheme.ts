import { useSyncExternalStore } from 'react';
import { loadStylesheet } from '../../lib/browser/load-stylesheet.ts';
import { storeText, readStoredText } from '../../lib/browser/stored-text.ts';
import styles from './dark.scss?url';

export type ColorScheme = 'light' | 'dark';

const KEY = 'scheme';
const ATTRIBUTE = 'data-scheme';
const SYSTEM = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The colour scheme of the page; light when it is rendered on the server. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentColorScheme, () => 'light');
}

/**
 * Applies and stores a scheme; the system's own scheme is not stored. Where storage is blocked the choice holds for this
 * page.
 */
export function setColorScheme(scheme: ColorScheme): void {
  storeText(KEY, scheme === systemColorScheme() ? '' : scheme);
  applyColorScheme(scheme);
}

/** The page follows the system unless the visitor has chosen. `before-paint.js` has applied the initial scheme. */
export function followSystemColorScheme(): void {
  const follow = () => {
    if (readStoredText(KEY) === '' && currentColorScheme() !== systemColorScheme())
      applyColorScheme(systemColorScheme());
  };
  follow();
  matchMedia(SYSTEM).addEventListener('change', follow);
}

function applyColorScheme(scheme: ColorScheme): void {
  const { documentElement: root } = document;
  if (scheme === 'light') root.removeAttribute(ATTRIBUTE);
  else {
    root.setAttribute(ATTRIBUTE, scheme);
    void loadStylesheet(styles);
  }
  for (const listener of listeners) listener();
}

function currentColorScheme(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function systemColorScheme(): ColorScheme {
  return matchMedia(SYSTEM).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
