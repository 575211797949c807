import { useEffect, useEffectEvent, useReducer } from 'react';
import { DEBOUNCE_MS } from '../../lib/data/search-input.ts';
import type { LoadOptions } from '../field-props.ts';
import { INITIAL_STATE, serverOptionsReducer } from './server-options.ts';

/** Options from the server, with debounce and pagination. Only the response to the last request counts. */
export function useServerOptions(loadOptions: LoadOptions | undefined, minLetters: number) {
  const [state, dispatch] = useReducer(serverOptionsReducer, INITIAL_STATE);
  const { status, search, request, page } = state;

  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'paused', request }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [status, request]);

  const requestPage = useEffectEvent((signal: AbortSignal) => loadOptions?.({ search, page: page + 1, signal }));
  useEffect(() => {
    if (status !== 'loading' && status !== 'more') return undefined;
    const controller = new AbortController();
    requestPage(controller.signal)?.then(
      (reply) => dispatch({ type: 'answered', request, reply }),
      () => dispatch({ type: 'failed', request }),
    );
    return () => controller.abort();
  }, [request, status]);

  return {
    state,
    type: (text: string) => dispatch({ type: 'typed', search: text, minLetters }),
    loadMore: () => dispatch({ type: 'wantedMore' }),
    repeat: () => dispatch({ type: 'repeated' }),
  };
}
