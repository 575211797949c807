import '../../styles/index.scss';
import { captureEarlyClicks } from './event-replay.ts';

captureEarlyClicks();

// Parts that are preloaded, evaluated one after the other: as one task they would hold up a slow phone for too long.
void import('react-dom/client').then(() => import('./hydrate.tsx'));
