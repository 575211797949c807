import { useSyncExternalStore } from 'react';
import { loadStyles } from '../../lib/browser/load-stylesheet.ts';
import { keepStored, readStored } from '../../lib/browser/stored-text.ts';
import styles from './dark.scss?url';

export type Scheme = 'light' | 'dark';

const KEY = 'scheme';
const ATTRIBUTE = 'data-scheme';
const SYSTEM = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** How the page is shown; while it is drawn by a server, light. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, shown, () => 'light');
}

/**
 * Shows and remembers it; what the system wants anyway is not worth remembering. Where nothing can be stored the choice
 * holds for this page.
 */
export function chooseScheme(scheme: Scheme): void {
  keepStored(KEY, scheme === wantedBySystem() ? '' : scheme);
  show(scheme);
}

/** The page goes with the system unless the visitor has chosen. Its first look was given before the paint. */
export function followSystem(): void {
  const follow = () => {
    if (readStored(KEY) === '' && shown() !== wantedBySystem()) show(wantedBySystem());
  };
  follow();
  matchMedia(SYSTEM).addEventListener('change', follow);
}

function show(scheme: Scheme): void {
  const { documentElement: root } = document;
  if (scheme === 'light') root.removeAttribute(ATTRIBUTE);
  else {
    root.setAttribute(ATTRIBUTE, scheme);
    void loadStyles(styles);
  }
  for (const listener of listeners) listener();
}

function shown(): Scheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function wantedBySystem(): Scheme {
  return matchMedia(SYSTEM).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
