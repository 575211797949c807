import { loadStylesheet } from '../../lib/browser/load-stylesheet.ts';
import { storeText, type GetStorage } from '../../lib/browser/stored-text.ts';

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

/**
 * The settings that the page shows: its root has them also where storage is blocked. Missing or unknown ones are the defaults.
 * Tests pass their own root.
 */
export function shownSettings(root: Pick<Element, 'getAttribute'> = document.documentElement): LowVisionSettings {
  return {
    size: shown('size', root),
    scheme: shown('scheme', root),
    spacing: shown('spacing', root),
    images: shown('images', root),
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
  for (const way of Object.keys(LOW_VISION_OPTIONS)) root.removeAttribute(attributeOf(way));
  const chosen = changed(sight);
  for (const [way, value] of chosen) root.setAttribute(attributeOf(way), value);
  if (chosen.length > 0) void loadStylesheet(styles);
}

function changed(sight: LowVisionSettings): [string, string][] {
  return Object.entries(sight).filter(([way, value]) => DEFAULT_SETTINGS[way as LowVisionSetting] !== value);
}

function shown<W extends LowVisionSetting>(way: W, root: Pick<Element, 'getAttribute'>): LowVisionSettings[W] {
  const value = root.getAttribute(attributeOf(way));
  const options: readonly LowVisionSettings[W][] = LOW_VISION_OPTIONS[way];
  return options.find((option) => option === value) ?? DEFAULT_SETTINGS[way];
}

function attributeOf(way: string): string {
  return `data-low-vision-${way}`;
}
