import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Entries of the history whose states are kept. */
const MOST = 50;
const states = new Map<string, Map<string, unknown>>();

/**
 * A state that belongs to an entry of the history: a navigation back shows the page as it was left, such as a list with its
 * added pages.
 * @param name of the state among those of the page
 */
export function useEntryState<State>(name: string, initial: State): [State, Dispatch<SetStateAction<State>>] {
  const { key } = useLocation();
  // An entry has a unique key, so the state under it is its own. The name implies the type.
  const [state, setState] = useState(() => (states.get(key)?.get(name) ?? initial) as State);
  useEffect(() => keep(key, name, state), [key, name, state]);
  return [state, setState];
}

function keep(key: string, name: string, state: unknown): void {
  const ofEntry = states.get(key) ?? new Map<string, unknown>();
  states.delete(key);
  states.set(key, ofEntry.set(name, state));
  const [oldest] = states.keys();
  if (states.size > MOST && oldest !== undefined) states.delete(oldest);
}
