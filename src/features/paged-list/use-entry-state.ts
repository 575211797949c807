import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Maximum of history entries whose states are kept. */
const MOST = 50;
const states = new Map<string, Map<string, unknown>>();

/**
 * State of a history entry: a navigation back shows the page as it was, such as a list with its added pages.
 * @param name of the state among those of the page
 */
export function useEntryState<State>(name: string, initial: State): [State, Dispatch<SetStateAction<State>>] {
  const { key } = useLocation();
  // Each history entry has a unique key. The name implies the type.
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
