import { createScriptLoader } from '../../lib/browser/script-loader.ts';

const SCRIPT_URL = 'https://mc.yandex.ru/metrika/tag.js';

/** Replaced by Metrika's script. Until that has loaded, calls are queued in `a`; `l` is the start of the queue, ms. */
interface Queue {
  (...call: unknown[]): void;
  a?: unknown[][];
  l?: number;
}

type MetrikaWindow = { ym?: Queue } & Record<string, unknown>;

export interface Metrika {
  /** A page was shown. */
  hit: (url: string, page: { title: string; referer: string }) => void;
  goal: (name: string, parameters?: Record<string, string>) => void;
  /** Stops the counting. */
  stop: () => void;
}

/** Loaded once, also if the visitor refuses and accepts again. */
const script = createScriptLoader(SCRIPT_URL);

/**
 * Starts Yandex Metrika with session recording and click map. Its loader is the provider's own file, so that no inline
 * script is needed. A script that does not load, or throws, is only logged.
 */
export function startMetrika(id: string, page: MetrikaWindow = window as never as MetrikaWindow): Metrika {
  let stopped = false;
  const disabled = `disableYaCounter${id}`;
  delete page[disabled];
  const isFirst = page.ym === undefined;
  page.ym ??= createQueue();
  const call = (...args: unknown[]) => {
    if (stopped) return;
    try {
      page.ym?.(Number(id), ...args);
    } catch (error) {
      console.error('Metrika has failed', error);
    }
  };
  if (isFirst)
    call('init', { defer: true, webvisor: true, clickmap: true, trackLinks: true, accurateTrackBounce: true });
  script.load({
    onFailure: () => console.info('Metrika has not loaded: nothing is counted'),
  });
  return {
    hit: (url, { title, referer }) => call('hit', url, { title, referer }),
    goal: (name, parameters) => call('reachGoal', name, ...(parameters ? [parameters] : [])),
    stop: () => {
      stopped = true;
      page[disabled] = true;
    },
  };
}

function createQueue(): Queue {
  const queue: Queue = (...call) => void (queue.a ??= []).push(call);
  queue.l = Date.now();
  return queue;
}
