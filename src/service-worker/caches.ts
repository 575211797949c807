import { COPY_HEADER, copyMark, OFFLINE_PAGE, STORE_PREFIX, STORES } from '../lib/browser/offline-cache.ts';
import { type Kind, type Place, placeOf } from './request-kind.ts';
import { surplus, unneededParts } from './pruning.ts';

/** No more copies than this. Payloads are small, and those of links that a visitor has only turned to are among them. */
const MOST: Partial<Record<Kind, number>> = { page: 60, payload: 120 };

/** What a host may answer with, by kind. A part that is HTML is none: some hosts show a page for what they have not. */
const TYPES: Record<Kind, RegExp> = { page: /^text\/html/, payload: /json/, part: /^(?!text\/html)/ };

const open = (kind: Kind) => caches.open(STORES[kind]);

/** The copy of an address, if there is one; a store that cannot be read has none. */
export function copyOf({ kind, key }: Place): Promise<Response | undefined> {
  return open(kind)
    .then((store) => store.match(key, { ignoreVary: true }))
    .catch(() => undefined);
}

/**
 * Whether an answer is what belongs to this place: no error, no page for what the host has not, and nothing that has come
 * by way of another address, which browsers would refuse.
 */
export function isWorthKeeping(kind: Kind, reply: Response): boolean {
  const type = reply.headers.get('Content-Type') ?? '';
  return reply.status === 200 && reply.type === 'basic' && !reply.redirected && TYPES[kind].test(type);
}

/** Keeps an answer. Where there is no room, or none is given, everything else goes on without the copy. */
export async function keep({ kind, key }: Place, reply: Response): Promise<void> {
  try {
    const store = await open(kind);
    await store.put(key, reply);
    const most = MOST[kind];
    if (most !== undefined) for (const old of surplus(await store.keys(), most)) await store.delete(old);
  } catch (error) {
    console.warn(`There is no copy of ${key}`, error);
  }
}

export async function forget({ kind, key }: Place): Promise<void> {
  await (await open(kind)).delete(key, { ignoreVary: true });
}

/** Fetches and keeps what a page has named: one thing after the other, for the visitor comes first. */
export async function keepAll(addresses: string[], origin: string): Promise<void> {
  const places = addresses.map((address) => placeOf(address, origin)).filter((place) => place !== undefined);
  for (const place of places) {
    if (place.kind === 'part' && (await copyOf(place))) continue;
    const reply = await fetch(place.key, { priority: 'low' }).catch(() => undefined);
    if (reply && isWorthKeeping(place.kind, reply)) await keep(place, reply);
  }
  if (!(await offlinePage())) await keepOfflinePage();
}

/** A copy that says of itself that it is one. */
export function marked(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set(COPY_HEADER, copyMark(copy.headers.get('Date') ?? ''));
  return new Response(copy.body, { status: copy.status, statusText: copy.statusText, headers });
}

/** It lies among the parts, which no number of visited pages pushes out. */
export function offlinePage(): Promise<Response | undefined> {
  return copyOf({ kind: 'part', key: OFFLINE_PAGE });
}

const PARTS = /\/assets\/[\w.-]+/g;

/** Fetches the page for what is not at hand, and the parts that it names. @throws when anything of it cannot be had */
export async function keepOfflinePage(): Promise<void> {
  const reply = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (!isWorthKeeping('page', reply)) throw new Error(`${OFFLINE_PAGE} was answered with ${reply.status}`);
  const store = await open('part');
  const html = await reply.clone().text();
  for (const [part] of html.matchAll(PARTS)) if (!(await store.match(part))) await store.add(part);
  await store.put(OFFLINE_PAGE, reply);
}

/** Drops what workers of other builds have kept in other ways, and the parts that nothing kept needs. */
export async function tidyUp(): Promise<void> {
  await dropStores((name) => !Object.values<string>(STORES).includes(name));
  const pages = await open('page');
  const store = await open('part');
  const documents = await Promise.all([...(await texts(pages)).values(), (await offlinePage())?.text() ?? '']);
  const parts = await texts(store);
  parts.delete(OFFLINE_PAGE);
  for (const part of unneededParts(documents, parts)) await store.delete(part);
}

export async function dropStores(isOld: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(STORE_PREFIX) && isOld(name)) await caches.delete(name);
}

const TEXT = /text|javascript|json/;

/** Every copy of a store, by address; of what is no text, none. */
async function texts(store: Cache): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const request of await store.keys()) {
    const copy = await store.match(request, { ignoreVary: true });
    const isText = TEXT.test(copy?.headers.get('Content-Type') ?? '');
    all.set(new URL(request.url).pathname, isText ? ((await copy?.text()) ?? '') : '');
  }
  return all;
}
