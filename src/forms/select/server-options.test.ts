import { expect, test } from 'vitest';
import {
  hasMore,
  missingLetters,
  INITIAL_STATE,
  serverOptionsReducer,
  type ServerOptionsState,
  type ServerOptionsAction,
} from './server-options.ts';

const after = (...actions: ServerOptionsAction[]): ServerOptionsState =>
  actions.reduce(serverOptionsReducer, INITIAL_STATE);
const typed = (search: string) => ({ type: 'typed', search, minLetters: 3 }) as const;
const paused = (request: number) => ({ type: 'paused', request }) as const;
const item = (value: number) => ({ value, label: `№ ${value}` });
const answered = (request: number, currentPage: number, lastPage: number, ...values: number[]) =>
  ({ type: 'answered', request, reply: { items: values.map(item), currentPage, lastPage } }) as const;

test('fewer than three letters make no request', () => {
  expect(after(typed('ме'), paused(1)).status).toBe('short');
  expect(after(typed(' ме '), paused(1)).status).toBe('short');
});

test('three letters make a request after a pause in the typing', () => {
  expect(after(typed('мед')).status).toBe('waiting');
  expect(after(typed('мед'), paused(1)).status).toBe('loading');
});

test('a pause after earlier letters makes no request while further letters are being typed', () => {
  expect(after(typed('мед'), typed('меди'), paused(1)).status).toBe('waiting');
});

test('a response fills the list and tells whether there is a next page', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 2, 1, 2));
  expect(state).toMatchObject({ status: 'ready', page: 1, lastPage: 2, items: [item(1), item(2)] });
  expect(hasMore(state)).toBe(true);
});

test('a late response to earlier letters is ignored', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), paused(3), answered(4, 1, 1, 7), answered(2, 1, 1, 1, 2));
  expect(state.items).toEqual([item(7)]);
});

test('a response that arrives while further letters are being typed is ignored', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), answered(2, 1, 1, 1));
  expect(state).toMatchObject({ status: 'waiting', items: [] });
});

test('a late failure does not affect a newer list', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), paused(3), answered(4, 1, 1, 7), {
    type: 'failed',
    request: 2,
  });
  expect(state.status).toBe('ready');
});

test('the next page is added without items of the first page', () => {
  const state = after(
    typed('мед'),
    paused(1),
    answered(2, 1, 2, 1, 2),
    { type: 'wantedMore' },
    answered(3, 2, 2, 2, 3),
  );
  expect(state.items).toEqual([item(1), item(2), item(3)]);
  expect(hasMore(state)).toBe(false);
});

test('after the last page no further page is requested', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 1, 1));
  expect(serverOptionsReducer(state, { type: 'wantedMore' })).toBe(state);
});

test('a failure keeps the loaded items, and the same page can be retried', () => {
  const failed = after(
    typed('мед'),
    paused(1),
    answered(2, 1, 2, 1),
    { type: 'wantedMore' },
    { type: 'failed', request: 3 },
  );
  expect(failed).toMatchObject({ status: 'failed', items: [item(1)] });
  expect(serverOptionsReducer(failed, { type: 'repeated' })).toMatchObject({ status: 'more', page: 1, request: 4 });
});

test('additional blanks make no new request', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 1, 1));
  expect(serverOptionsReducer(state, typed('мед '))).toBe(state);
});

test('an empty text empties the list', () => {
  expect(after(typed('мед'), paused(1), answered(2, 1, 1, 1), typed(''))).toMatchObject({ status: 'short', items: [] });
});

test.each([
  ['', 3],
  ['м', 2],
  ['ме ', 1],
  ['меди', 0],
])('«%s» lacks %d of three letters', (search, missing) => {
  expect(missingLetters(search, 3)).toBe(missing);
});
