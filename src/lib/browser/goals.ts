/** What a visitor reaches that the owner wants counted. */
export type Goal = 'form_open' | 'form_sent' | 'form_error' | 'phone' | 'email' | 'file' | 'search' | 'route' | 'video';

export interface GoalEvent {
  goal: Goal;
  /** Of a file, say. Never anything that a visitor has typed. */
  name?: string;
}

const EVENT = 'goal-reached';

/** Says that a goal was reached. Whether anybody counts is the visitor's decision. */
export function reachGoal(goal: Goal, name?: string): void {
  dispatchEvent(new CustomEvent<GoalEvent>(EVENT, { detail: { goal, name } }));
}

/** @returns what ends the listening */
export function onGoal(listener: (reached: GoalEvent) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<GoalEvent>).detail);
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
