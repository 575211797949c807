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
 * Registers the service worker and has it cache the visited pages while the browser is idle. On a site without one it removes
 * the worker of an earlier build.
 */
export function setUpServiceWorker(state: PageState, router: DataRouter): void {
  if (!('serviceWorker' in navigator)) return;
  const settled = state.shell.config.hasServiceWorker ? register(state, router) : unregister();
  settled.catch((error: unknown) => console.warn('The site does not work offline', error));
}

/** Whether the cache has the offline page. */
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
  // Files loaded before the worker was active are usually in the browser's own cache.
  if ('page' in state)
    requestCaching([...(isControlled ? [] : [pathname]), ...(savesData() ? [] : [payloadOf(pathname)])]);
  if (!isControlled) cacheLoadedAssets();
  cacheVisitedPages(router, pathname);
}

function payloadOf(pathname: string): string {
  return payloadPathname(canonicalPathname(pathname));
}

/** After a client-side navigation the worker has the payload of the page but not its document. */
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

/** Sends the worker the URLs of assets that were requested before it was in control, also of those that come later. */
function cacheLoadedAssets(): void {
  const controlledFrom = performance.now();
  const observer = new PerformanceObserver((list) => {
    const uncontrolled = list.getEntries().filter(({ startTime }) => startTime < controlledFrom);
    requestCaching(uncontrolled.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

function requestCaching(candidates: string[]): void {
  const urls = candidates.filter((candidate) => new URL(candidate, location.href).origin === location.origin);
  if (urls.length > 0) navigator.serviceWorker.controller?.postMessage({ urls } satisfies CacheMessage);
}

/** The worker must not compete with the first load. */
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
  // A worker that is being removed may have cached another response.
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
