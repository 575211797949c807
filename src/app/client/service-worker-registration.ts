import { canonicalAddress, payloadAddress } from '../../lib/address/pathname.ts';
import { type KeepMessage, OFFLINE_PAGE, SERVICE_WORKER, STORE_PREFIX } from '../../lib/browser/offline-cache.ts';
import { trustedScript } from '../../lib/browser/trusted-types.ts';
import type { PageState } from '../router/page-state.ts';
import type { Router } from './runtime.ts';
import { savesData } from './saves-data.ts';

/**
 * Has a service worker keep a copy of what the visitor sees, once the page has nothing better to do; on a site without
 * one, in a preview, say, ends the one that an earlier build has left. Browsers that have none, and private windows, lose
 * nothing but the copies.
 */
export function keepCopies(state: PageState, router: Router): void {
  if (!('serviceWorker' in navigator)) return;
  const settled = state.shell.config.worksOffline ? start(state, router) : end();
  settled.catch((error: unknown) => console.warn('The site does not work offline', error));
}

/** Whether there is something to show in place of what cannot be had. */
export async function hasOfflinePage(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return caches.match(OFFLINE_PAGE).then(Boolean, () => false);
}

async function start(state: PageState, router: Router): Promise<void> {
  const { serviceWorker } = navigator;
  const cameByWorker = serviceWorker.controller !== null;
  const { pathname } = router.state.location;
  await loaded();
  await serviceWorker.register(trustedScript(SERVICE_WORKER));
  await controlled();
  // What has come past the worker is in the browser's own store, mostly.
  if ('page' in state) tell([...(cameByWorker ? [] : [pathname]), ...(savesData() ? [] : [dataOf(pathname)])]);
  if (!cameByWorker) watchParts();
  watchVisits(router, pathname);
}

function dataOf(pathname: string): string {
  return payloadAddress(canonicalAddress(pathname));
}

/** After a navigation inside the site the worker has seen the data of the page, but not its document. */
function watchVisits(router: Router, first: string): void {
  if (savesData()) return;
  let last = first;
  const look = ({ navigation, location: { pathname } }: Router['state']) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    tell([pathname]);
  };
  look(router.state);
  router.subscribe(look);
}

/** Names the parts that the page has asked for past the worker, those under way included. */
function watchParts(): void {
  const observer = new PerformanceObserver((entries) => tell(entries.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
}

function tell(addresses: string[]): void {
  const keep = addresses.filter((address) => new URL(address, location.href).origin === location.origin);
  if (keep.length > 0) navigator.serviceWorker.controller?.postMessage({ keep } satisfies KeepMessage);
}

/** The first load is the visitor's. */
function loaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function controlled(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return undefined;
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function end(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active }) => active?.scriptURL === new URL(SERVICE_WORKER, location.href).href);
  await Promise.all(ours.map((registration) => registration.unregister()));
  // A worker that is on its way out may have kept one thing more.
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(STORE_PREFIX)).map((name) => caches.delete(name)));
}
