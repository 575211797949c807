import '../../styles/index.scss';
import { whenLoaded } from '../../lib/browser/when-loaded.ts';
import { captureEarlyClicks } from './event-replay.ts';
import { preloadChunks } from './preload-chunks.ts';

captureEarlyClicks();

// The page can be read without the code that makes it interactive: fonts, styles and pictures have the line for themselves.
// Chunks that are preloaded, evaluated one after the other: as one task they would hold up a slow phone for too long.
void whenLoaded().then(async () => {
  preloadChunks();
  await import('react-dom/client');
  await import('./hydrate.tsx');
});
