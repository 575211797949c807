import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHost } from './watch-host.ts';

const player = {};
const frame = { src: 'https://rutube.ru/play/embed/1', contentWindow: player } as unknown as HTMLIFrameElement;
const page = new EventTarget();
const speakAs = (source: unknown) => page.dispatchEvent(Object.assign(new Event('message'), { source }));

function watch(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const states: string[] = [];
  const stop = watchHost(frame, (state) => states.push(state));
  return { states, stop };
}

const refused = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not report a host that replies', async () => {
  const { states } = watch(() => Promise.resolve(new Response()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual([]);
});

it('reports a host that refuses the request as unreachable after three seconds', async () => {
  const { states } = watch(refused);
  await vi.advanceTimersByTimeAsync(2999);
  expect(states).toEqual(['doubtful']);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['doubtful', 'unreachable']);
});

it('reports the host as reached after a message from the player, not from another window', async () => {
  const { states } = watch(refused);
  await vi.advanceTimersByTimeAsync(1000);
  speakAs({});
  expect(states).toEqual(['doubtful']);
  speakAs(player);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['doubtful', 'reached']);
});

it('reports nothing after it was stopped', async () => {
  const { states, stop } = watch(refused);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['doubtful']);
});
