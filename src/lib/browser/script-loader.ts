import { trustedScript } from './trusted-types.ts';

type ScriptState = 'not started' | 'loading' | 'loaded' | 'failed';

export interface ScriptLoader {
  state: () => ScriptState;
  /** Starts loading where that has not happened. The callbacks of all who asked meanwhile run once, after loading or after its failure. */
  load: (callbacks: { onLoad?: () => void; onFailure?: () => void }) => void;
}

/** Puts a script into the page. @returns what ends the wait */
type AppendScript = (address: string, onLoad: () => void, onFailure: () => void) => void;

/** Loads a script of another host once. A load that has failed may be asked for again. */
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

/** One that throws is no matter of the others. */
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
