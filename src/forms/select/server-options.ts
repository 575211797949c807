import type { FieldOption } from '../field-definition.ts';
import type { OptionsPage } from '../field-props.ts';

/**
 * - `short`: too few letters for a request
 * - `waiting`: enough letters, the visitor may still be typing
 * - `loading`, `more`: the first page or another one is requested
 * - `ready`, `failed`: the request has ended
 */
export type LoadStatus = 'short' | 'waiting' | 'loading' | 'more' | 'ready' | 'failed';

export interface ServerOptionsState {
  status: LoadStatus;
  search: string;
  /** The number of the last request: responses to earlier ones are ignored. */
  request: number;
  items: readonly FieldOption[];
  /** The last loaded page; 0 before the first. */
  page: number;
  lastPage: number;
}

export type ServerOptionsAction =
  | { type: 'typed'; search: string; minLetters: number }
  | { type: 'paused'; request: number }
  | { type: 'wantedMore' }
  | { type: 'repeated' }
  | { type: 'answered'; request: number; reply: OptionsPage }
  | { type: 'failed'; request: number };

export const INITIAL_STATE: ServerOptionsState = {
  status: 'short',
  search: '',
  request: 0,
  items: [],
  page: 0,
  lastPage: 0,
};

export function serverOptionsReducer(state: ServerOptionsState, action: ServerOptionsAction): ServerOptionsState {
  switch (action.type) {
    case 'typed': {
      const search = action.search.trim();
      if (search === state.search && state.status !== 'short') return state;
      const status = missingLetters(search, action.minLetters) > 0 ? 'short' : 'waiting';
      return { ...INITIAL_STATE, status, search, request: state.request + 1 };
    }
    case 'paused':
      return state.status === 'waiting' && action.request === state.request ? startRequest(state, 'loading') : state;
    case 'wantedMore':
      return hasMore(state) ? startRequest(state, 'more') : state;
    case 'repeated':
      return state.status === 'failed' ? startRequest(state, state.page > 0 ? 'more' : 'loading') : state;
    case 'answered':
      return action.request === state.request ? withReply(state, action.reply) : state;
    case 'failed':
      return action.request === state.request ? { ...state, status: 'failed' } : state;
    default:
      return action satisfies never;
  }
}

function startRequest(state: ServerOptionsState, status: LoadStatus): ServerOptionsState {
  return { ...state, status, request: state.request + 1 };
}

function withReply(state: ServerOptionsState, { items, currentPage, lastPage }: OptionsPage): ServerOptionsState {
  // Items may move between pages on the server; an item of an earlier page is not shown twice.
  const known = new Set(state.items.map(({ value }) => value));
  const fresh = items.filter(({ value }) => !known.has(value));
  return { ...state, status: 'ready', items: [...state.items, ...fresh], page: currentPage, lastPage };
}

/** «Загрузить ещё» is shown while the current page is not the last. */
export function hasMore({ status, page, lastPage }: ServerOptionsState): boolean {
  return status === 'ready' && page < lastPage;
}

export function missingLetters(search: string, minLetters: number): number {
  return Math.max(0, minLetters - Array.from(search.trim()).length);
}
