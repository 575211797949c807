import '../../styles/index.scss';
import { holdPresses } from './event-replay.ts';

holdPresses();

// Parts that are preloaded, evaluated one after the other: as one task they would hold up a slow phone for too long.
void import('react-dom/client').then(() => import('./hydrate.tsx'));
