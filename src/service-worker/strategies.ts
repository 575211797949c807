import { copyOf, forget, isWorthKeeping, keep, marked, offlinePage } from './caches.ts';
import type { Kind, Place } from './request-kind.ts';
import type { FetchEvent } from './worker-scope.ts';

type Answer = (event: FetchEvent, place: Place) => Promise<Response>;

/** How what belongs to a place is answered, by kind. */
export const answers: Record<Kind, Answer> = {
  page: (event, place) =>
    answerFresh(event, place).catch(async (error: unknown) => {
      const page = await offlinePage();
      if (page) return page;
      throw error;
    }),
  payload: answerFresh,
  part: async (event, place) => (await copyOf(place)) ?? askHost(event, place),
};

/** A copy stands in when the host has not answered by then, ms, as it does for a host that fails. */
const PATIENCE = 4000;

/** The host has the first word, so that no build is ever held back; what it says late is kept for the next time. */
async function answerFresh(event: FetchEvent, place: Place): Promise<Response> {
  const asked = askHost(event, place);
  event.waitUntil(asked.catch(() => {}));
  const copy = await copyOf(place);
  if (!copy) return asked;
  const reply = await Promise.race([asked, after(PATIENCE)]).catch(() => undefined);
  return reply && reply.status < 500 ? reply : marked(copy);
}

async function askHost(event: FetchEvent, place: Place): Promise<Response> {
  const reply = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isWorthKeeping(place.kind, reply)) event.waitUntil(keep(place, reply.clone()));
  // What the company has taken back is shown to nobody any more.
  else if (reply.status === 404 || reply.status === 410) event.waitUntil(forget(place));
  return reply;
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
