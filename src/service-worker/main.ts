import { isKeepMessage } from '../lib/browser/offline-cache.ts';
import { answers } from './strategies.ts';
import { keepAll, keepOfflinePage, tidyUp } from './caches.ts';
import { placeFor } from './request-kind.ts';
import { worker } from './worker-scope.ts';

const { origin } = worker.location;

// The worker takes over at once: it asks the host first, as the one before it did, and answers an open page of an older
// build with the parts of that build for as long as they are kept.
worker.addEventListener('install', (event) => event.waitUntil(Promise.all([keepOfflinePage(), worker.skipWaiting()])));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  // A navigation need not wait for the worker to wake up. Not every browser can do that.
  await worker.registration.navigationPreload?.enable();
  // First of all: no page names anything before it is claimed, and nothing is thrown away that has just come.
  await tidyUp();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const place = placeFor(event.request, origin);
  if (place) event.respondWith(answers[place.kind](event, place));
});

worker.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(keepAll(event.data.keep, origin));
});
