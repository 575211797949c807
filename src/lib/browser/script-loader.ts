import { trustedScript } from './trusted-types.ts';

type ScriptState = 'not started' | 'loading' | 'loaded' | 'failed';

export interface ScriptLoader {
  state: () => ScriptState;
  /** Starts loading unless it has started. All callbacks run once, after loading or after a failure. */
  load: (callbacks: { onLoad?: () => void; onFailure?: () => void }) => void;
}

/** Adds a script to the page. @returns a function that removes its listeners */
type AppendScript = (url: string, onLoad: () => void, onFailure: () => void) => void;

/** Loads a third-party script once. A failed load can be retried. */
export function createScriptLoader(url: string, append: AppendScript = appendScript): ScriptLoader {
  let state: ScriptState = 'not started';
  let waiting: { onLoad?: () => void; onFailure?: () => void }[] = [];
  const settle = (next: 'loaded' | 'failed') => {
    state = next;
    const settled = waiting;
    waiting = [];
    for (const { onLoad, onFailure } of settled) runReporting(next === 'loaded' ? onLoad : onFailure);
  };
  return {
    state: () => state,
    load: (callbacks) => {
      if (state === 'loaded') return callbacks.onLoad?.();
      waiting.push(callbacks);
      if (state === 'loading') return undefined;
      state = 'loading';
      return append(
        url,
        () => settle('loaded'),
        () => settle('failed'),
      );
    },
  };
}

/** A callback that throws must not stop the others. */
function runReporting(callback: (() => void) | undefined): void {
  try {
    callback?.();
  } catch (error) {
    reportError(error);
  }
}

function appendScript(url: string, onLoad: () => void, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('load', onLoad, { once: true });
  script.addEventListener('error', onFailure, { once: true });
  script.src = trustedScript(url);
  document.head.append(script);
}
