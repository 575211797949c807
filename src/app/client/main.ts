import '../../styles/index.scss';
import { loadAllStyles } from '../../lib/browser/all-styles.ts';
import { whenLoaded } from '../../lib/browser/when-loaded.ts';
import { whenWanted } from '../../lib/browser/when-wanted.ts';
import { captureEarlyEvents } from './event-replay.ts';
import { preloadChunks } from './preload-chunks.ts';

captureEarlyEvents();

// The page came with the styles of what it shows. What appears later may need any other.
void whenLoaded().then(whenWanted).then(loadAllStyles);

// The page can be read without the code that makes it interactive: fonts, styles and pictures have the line for themselves.
// Chunks that are preloaded, evaluated one after the other: as one task they would hold up a slow phone for too long.
void start();

async function start(): Promise<void> {
  await whenLoaded();
  preloadChunks();
  await import('react-dom/client');
  await import('./hydrate.tsx');
}
