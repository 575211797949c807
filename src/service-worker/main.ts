import { isCacheMessage } from '../lib/browser/offline-cache.ts';
import { strategies } from './strategies.ts';
import { cacheAll, cacheOfflinePage, pruneCaches } from './caches.ts';
import { classifyRequest } from './request-kind.ts';
import { worker } from './worker-scope.ts';

const { origin } = worker.location;

// The worker takes over at once: it asks the host first, as the one before it did, and answers an open page of an older
// build with the parts of that build for as long as they are kept.
worker.addEventListener('install', (event) => event.waitUntil(Promise.all([cacheOfflinePage(), worker.skipWaiting()])));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // A navigation need not wait for the worker to wake up. Not every browser can do that.
  await worker.registration.navigationPreload?.enable();
  // First of all: no page names anything before it is claimed, and nothing is thrown away that has just come.
  await pruneCaches();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const place = classifyRequest(event.request, origin);
  if (place) event.respondWith(strategies[place.kind](event, place));
});

worker.addEventListener('message', (event) => {
  if (isCacheMessage(event.data)) event.waitUntil(cacheAll(event.data.urls, origin));
});
