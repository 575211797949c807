import { loadStyles } from '../../lib/browser/load-stylesheet.ts';
import { keepStored, readStored, type StorageOf } from '../../lib/browser/stored-text.ts';

/** How the site is to be shown. */
export interface Sight {
  /** Of the text, per cent. */
  size: '100' | '150' | '200';
  /** Signs on their ground. */
  scheme: 'usual' | 'black' | 'white' | 'blue';
  spacing: 'usual' | 'wide';
  images: 'shown' | 'hidden';
}
export type Way = keyof Sight;

/** What can be chosen, the usual look first. */
export const WAYS: { [W in Way]: readonly Sight[W][] } = {
  size: ['100', '150', '200'],
  scheme: ['usual', 'black', 'white', 'blue'],
  spacing: ['usual', 'wide'],
  images: ['shown', 'hidden'],
};

export const USUAL: Sight = { size: '100', scheme: 'usual', spacing: 'usual', images: 'shown' };

const KEY = 'low-vision';

/** What the visitor has chosen; what was never chosen or cannot be read is as usual. */
export function readSight(storage?: StorageOf): Sight {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(KEY, storage) || 'null');
  } catch {
    return USUAL;
  }
  return {
    size: known('size', stored),
    scheme: known('scheme', stored),
    spacing: known('spacing', stored),
    images: known('images', stored),
  };
}

/** Keeps only what differs from the usual look; nothing where nothing does. A full storage keeps nothing. */
export function keepSight(sight: Sight, storage?: StorageOf): void {
  const chosen = changed(sight);
  const text = chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : '';
  if (!keepStored(KEY, text, storage))
    console.error('What was chosen is not remembered: the storage is blocked or full');
}

/** Shows it: attributes of the root for the styles, which come with the first of them. @param styles their address */
export function applySight(sight: Sight, styles: string): void {
  const { documentElement: root } = document;
  for (const way of Object.keys(WAYS)) root.removeAttribute(`data-sight-${way}`);
  const chosen = changed(sight);
  for (const [way, value] of chosen) root.setAttribute(`data-sight-${way}`, value);
  if (chosen.length > 0) void loadStyles(styles);
}

function changed(sight: Sight): [string, string][] {
  return Object.entries(sight).filter(([way, value]) => USUAL[way as Way] !== value);
}

function known<W extends Way>(way: W, stored: unknown): Sight[W] {
  const value =
    typeof stored === 'object' && stored !== null && Object.entries(stored).find(([name]) => name === way)?.[1];
  const ways: readonly Sight[W][] = WAYS[way];
  return ways.find((candidate) => candidate === value) ?? USUAL[way];
}
