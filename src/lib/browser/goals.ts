/** The goals that are counted. */
export type Goal = 'form_open' | 'form_sent' | 'form_error' | 'phone' | 'email' | 'file' | 'search' | 'route' | 'video';

export interface GoalEvent {
  goal: Goal;
  /** For example of a file. Never a text that a visitor has typed. */
  name?: string;
}

const EVENT = 'goal-reached';

/** Reports a reached goal. It is counted only with the visitor's consent. */
export function reachGoal(goal: Goal, name?: string): void {
  dispatchEvent(new CustomEvent<GoalEvent>(EVENT, { detail: { goal, name } }));
}

/** @returns a function that removes the listener */
export function onGoal(listener: (reached: GoalEvent) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<GoalEvent>).detail);
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
