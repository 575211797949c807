import { loadStylesheet } from '../../lib/browser/load-stylesheet.ts';
import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';

/** The low-vision settings. */
export interface LowVisionSettings {
  /** Text size, per cent. */
  size: '100' | '150' | '200';
  /** Text and background colour. */
  scheme: 'usual' | 'black' | 'white' | 'blue';
  spacing: 'usual' | 'wide';
  images: 'shown' | 'hidden';
}
export type LowVisionSetting = keyof LowVisionSettings;

/** The options; the first is the default. */
export const LOW_VISION_OPTIONS: { [W in LowVisionSetting]: readonly LowVisionSettings[W][] } = {
  size: ['100', '150', '200'],
  scheme: ['usual', 'black', 'white', 'blue'],
  spacing: ['usual', 'wide'],
  images: ['shown', 'hidden'],
};

export const DEFAULT_SETTINGS: LowVisionSettings = { size: '100', scheme: 'usual', spacing: 'usual', images: 'shown' };

const KEY = 'low-vision';

/** The stored settings; missing or malformed ones are the defaults. */
export function readSettings(storage?: GetStorage): LowVisionSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(readStoredText(KEY, storage) || 'null');
  } catch {
    return DEFAULT_SETTINGS;
  }
  return {
    size: known('size', stored),
    scheme: known('scheme', stored),
    spacing: known('spacing', stored),
    images: known('images', stored),
  };
}

/** Stores the settings that differ from the defaults. Where storage is full nothing is stored. */
export function storeSettings(sight: LowVisionSettings, storage?: GetStorage): void {
  const chosen = changed(sight);
  const text = chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : '';
  if (!storeText(KEY, text, storage)) console.error('The settings were not stored: the storage is blocked or full');
}

/** Applies the settings as attributes of the root. The stylesheet is loaded with the first change. @param styles its URL */
export function applySettings(sight: LowVisionSettings, styles: string): void {
  const { documentElement: root } = document;
  for (const way of Object.keys(LOW_VISION_OPTIONS)) root.removeAttribute(`data-low-vision-${way}`);
  const chosen = changed(sight);
  for (const [way, value] of chosen) root.setAttribute(`data-low-vision-${way}`, value);
  if (chosen.length > 0) void loadStylesheet(styles);
}

function changed(sight: LowVisionSettings): [string, string][] {
  return Object.entries(sight).filter(([way, value]) => DEFAULT_SETTINGS[way as LowVisionSetting] !== value);
}

function known<W extends LowVisionSetting>(way: W, stored: unknown): LowVisionSettings[W] {
  const value =
    typeof stored === 'object' && stored !== null && Object.entries(stored).find(([name]) => name === way)?.[1];
  const ways: readonly LowVisionSettings[W][] = LOW_VISION_OPTIONS[way];
  return ways.find((candidate) => candidate === value) ?? DEFAULT_SETTINGS[way];
}
