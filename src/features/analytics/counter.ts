import { createScriptLoader } from '../../lib/browser/script-loader.ts';

const SCRIPT_URL = 'https://mc.yandex.ru/metrika/tag.js';

/** What the counter's script takes over: until it comes, calls wait in `a`. `l` is when the waiting began. */
interface Queue {
  (...call: unknown[]): void;
  a?: unknown[][];
  l?: number;
}

type CounterWindow = { ym?: Queue } & Record<string, unknown>;

export interface Counter {
  /** A page was shown. */
  hit: (url: string, page: { title: string; referer: string }) => void;
  goal: (name: string, parameters?: Record<string, string>) => void;
  /** Nothing more is counted, from now on. */
  stop: () => void;
}

/**
 * Starts the counter with session recording and click map. Its loader is the provider's own file, so that no inline
 * script is needed. A script that never comes, or throws, is only logged.
 */
export function startCounter(id: string, page: CounterWindow = window as never as CounterWindow): Counter {
  let stopped = false;
  page.ym ??= createQueue();
  const call = (...args: unknown[]) => {
    if (stopped) return;
    try {
      page.ym?.(Number(id), ...args);
    } catch (error) {
      console.error('The counter has failed', error);
    }
  };
  call('init', { defer: true, webvisor: true, clickmap: true, trackLinks: true, accurateTrackBounce: true });
  createScriptLoader(SCRIPT_URL).load({
    onFailure: () => console.info('The counter has not come: nothing is counted'),
  });
  return {
    hit: (url, { title, referer }) => call('hit', url, { title, referer }),
    goal: (name, parameters) => call('reachGoal', name, ...(parameters ? [parameters] : [])),
    stop: () => {
      stopped = true;
      page[`disableYaCounter${id}`] = true;
    },
  };
}

function createQueue(): Queue {
  const queue: Queue = (...call) => void (queue.a ??= []).push(call);
  queue.l = Date.now();
  return queue;
}
