import { deleteCaches } from './caches.ts';
import { worker } from './worker-scope.ts';

/** Served in place of the worker when it is off: it unregisters the visitor's worker and deletes its caches. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  await deleteCaches();
  await worker.registration.unregister();
}
