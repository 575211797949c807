import { isCacheMessage } from '../lib/browser/offline-cache.ts';
import { strategies } from './strategies.ts';
import { cacheAll, cacheOfflinePage, pruneCaches } from './caches.ts';
import { classifyRequest } from './request-kind.ts';
import { worker } from './worker-scope.ts';

const { origin } = worker.location;

worker.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));

// A worker that replaces another one waits until no page of it is open. With `skipWaiting` Chrome may never answer a navigation
// that starts while the new worker takes over. Until then the predecessor serves the same caches, network first.
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // Navigation requests do not wait for the worker to start, in browsers that support this.
  await worker.registration.navigationPreload?.enable();
  // Before `claim`: afterwards pages may add entries, which must not be deleted.
  await pruneCaches();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const entry = classifyRequest(event.request, origin);
  if (entry) event.respondWith(strategies[entry.kind](event, entry));
});

worker.addEventListener('message', (event) => {
  if (isCacheMessage(event.data)) event.waitUntil(cacheAll(event.data.urls, origin));
});
