import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../../scripts/setup/find-chromium.ts';

/**
 * Pages are laid out, composited and hit-tested, but no pixel is drawn: drawing them in software takes a third of the time of a
 * test with a dialog, whose blurred backdrop is drawn again in each frame. No test looks at pixels.
 */
const DRAW_NOTHING = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gl-drawing-for-tests',
];

/** A page lives for a second or two: the code that is optimized for speed would come after it, and takes a tenth of its time. */
const OPTIMIZE_NOTHING = '--js-flags=--no-opt --no-maglev';

/**
 * Chromium obeys only the last flag that disables features, so these include those of Playwright that concern a page without a
 * window.
 */
const DISABLED_FEATURES = [
  // A frame of its own for each document takes a fifth of the processor time of a visit. Pages see no difference.
  'RenderDocument',
  // Those of Playwright.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  '--no-sandbox',
  // The emulation of a page does not reach pictures: the dashes in the dialog's drawing took a fifth of a core while it was open.
  '--force-prefers-reduced-motion',
  ...DRAW_NOTHING,
  OPTIMIZE_NOTHING,
  '--enable-features=NetworkServiceInProcess2',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for one test file. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: FLAGS });
}
