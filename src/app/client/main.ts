import '../../styles/index.scss';
import { keepRestStyles, loadAllStyles, loadBlockedStyles } from '../../lib/browser/styles.ts';
import { awaitsQuery } from '../../lib/browser/awaits-query.ts';
import { whenLoaded } from './when-loaded.ts';
import { whenNeededLater } from '../../lib/browser/when-needed.ts';
import { captureEarlyEvents, followClicks } from './event-replay.ts';
import { recordForeignChanges } from './foreign-changes.ts';
import { loadPicturesForPrint } from './load-pictures-for-print.ts';
import { preloadChunks } from './preload-chunks.ts';

captureEarlyEvents();
recordForeignChanges();
loadPicturesForPrint();
void loadBlockedStyles();

// The document links the styles of its own page only. Later content may need any other.
void whenLoaded().then(whenNeededLater).then(loadAllStyles);

// The chunks are evaluated in separate tasks, because one task would block a slow phone for too long. They are requested after
// fonts, styles and pictures, since the page can be read without them.
start().catch((error: unknown) => {
  console.error('The page is not hydrated, because its code has not loaded', error);
  followClicks();
});

async function start(): Promise<void> {
  await whenLoaded();
  // The query may replace the page with the sheet that it links.
  if (awaitsQuery()) void keepRestStyles();
  preloadChunks();
  await import('react-dom/client');
  await import('./hydrate.tsx');
}
