import { deleteCaches } from './caches.ts';
import { worker } from './worker-scope.ts';

/** What a site without a worker has in its place: it ends the one that a visitor still has, with all that it has kept. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  await deleteCaches();
  await worker.registration.unregister();
}
