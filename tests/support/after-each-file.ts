import { afterAll, vi } from 'vitest';
import { endFile } from './at-file-end.ts';

// Hooks run in reverse order, so the test file has stopped its servers by then. A hook in a module that several files share
// would run after the first of them only.
afterAll(endFile);
// The files of a worker share their globals.
afterAll(() => void vi.unstubAllGlobals());
