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

test('below three letters nothing is asked', () => {
  expect(after(typed('ме'), paused(1)).status).toBe('short');
  expect(after(typed(' ме '), paused(1)).status).toBe('short');
});

test('with three letters the question waits for a pause in the typing', () => {
  expect(after(typed('мед')).status).toBe('waiting');
  expect(after(typed('мед'), paused(1)).status).toBe('loading');
});

test('the pause after older letters asks nothing while newer ones are being typed', () => {
  expect(after(typed('мед'), typed('меди'), paused(1)).status).toBe('waiting');
});

test('an answer fills the list and says whether there is more', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 2, 1, 2));
  expect(state).toMatchObject({ status: 'ready', page: 1, lastPage: 2, items: [item(1), item(2)] });
  expect(hasMore(state)).toBe(true);
});

test('the newest answer wins: a late one to older letters is not heard', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), paused(3), answered(4, 1, 1, 7), answered(2, 1, 1, 1, 2));
  expect(state.items).toEqual([item(7)]);
});

test('an answer that comes while newer letters wait for their pause is not heard', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), answered(2, 1, 1, 1));
  expect(state).toMatchObject({ status: 'waiting', items: [] });
});

test('a late failure does not spoil a newer list', () => {
  const state = after(typed('мед'), paused(1), typed('меди'), paused(3), answered(4, 1, 1, 7), {
    type: 'failed',
    request: 2,
  });
  expect(state.status).toBe('ready');
});

test('the next page is added; what moved onto it from the first is not doubled', () => {
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

test('after the last page there is no more to want', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 1, 1));
  expect(serverOptionsReducer(state, { type: 'wantedMore' })).toBe(state);
});

test('a failure keeps what is here and can be repeated for the same page', () => {
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

test('blanks around the same letters are no new question', () => {
  const state = after(typed('мед'), paused(1), answered(2, 1, 1, 1));
  expect(serverOptionsReducer(state, typed('мед '))).toBe(state);
});

test('emptied letters empty the list', () => {
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
