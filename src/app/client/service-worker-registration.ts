import type { DataRouter } from 'react-router-dom';
import { canonicalPathname, payloadPathname } from '../../lib/address/pathname.ts';
import {
  type CacheMessage,
  OFFLINE_PAGE_PATH,
  SERVICE_WORKER_PATH,
  CACHE_PREFIX,
} from '../../lib/browser/offline-cache.ts';
import { trustedScript } from '../../lib/browser/trusted-types.ts';
import type { PageState } from '../router/page-state.ts';
import { savesData } from './saves-data.ts';

/**
 * Has a service worker keep a copy of what the visitor sees, once the page has nothing better to do; on a site without
 * one, in a preview, say, ends the one that an earlier build has left. Browsers that have none, and private windows, lose
 * nothing but the copies.
 */
export function setUpServiceWorker(state: PageState, router: DataRouter): void {
  if (!('serviceWorker' in navigator)) return;
  const settled = state.shell.config.hasServiceWorker ? register(state, router) : unregister();
  settled.catch((error: unknown) => console.warn('The site does not work offline', error));
}

/** Whether there is something to show in place of what cannot be had. */
export async function hasOfflinePage(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return caches.match(OFFLINE_PAGE_PATH).then(Boolean, () => false);
}

async function register(state: PageState, router: DataRouter): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  const { pathname } = router.state.location;
  await windowLoaded();
  await serviceWorker.register(trustedScript(SERVICE_WORKER_PATH));
  await workerInControl();
  // What has come past the worker is in the browser's own store, mostly.
  if ('page' in state)
    requestCaching([...(isControlled ? [] : [pathname]), ...(savesData() ? [] : [payloadOf(pathname)])]);
  if (!isControlled) cacheLoadedAssets();
  cacheVisitedPages(router, pathname);
}

function payloadOf(pathname: string): string {
  return payloadPathname(canonicalPathname(pathname));
}

/** After a navigation inside the site the worker has seen the data of the page, but not its document. */
function cacheVisitedPages(router: DataRouter, first: string): void {
  if (savesData()) return;
  let last = first;
  const onStateChange = ({ navigation, location: { pathname } }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    requestCaching([pathname]);
  };
  onStateChange(router.state);
  router.subscribe(onStateChange);
}

/** Names the parts that the page has asked for past the worker, those under way included. */
function cacheLoadedAssets(): void {
  const observer = new PerformanceObserver((entries) => requestCaching(entries.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
}

function requestCaching(addresses: string[]): void {
  const urls = addresses.filter((address) => new URL(address, location.href).origin === location.origin);
  if (urls.length > 0) navigator.serviceWorker.controller?.postMessage({ urls } satisfies CacheMessage);
}

/** The first load is the visitor's. */
function windowLoaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function workerInControl(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return undefined;
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(
    ({ active }) => active?.scriptURL === new URL(SERVICE_WORKER_PATH, location.href).href,
  );
  await Promise.all(ours.map((registration) => registration.unregister()));
  // A worker that is on its way out may have kept one thing more.
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
