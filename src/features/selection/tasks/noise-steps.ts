import type { Step } from '../candidate.ts';
import { levelInRoom, levelOfSeveral, soundPower } from '../formulas.ts';

/** The noise level of several equal devices, from the level of one at a distance of one metre. */
export function noiseSteps(
  level: number,
  count: number,
  { distance, constant }: { distance: number; constant: number },
): Step[] {
  const power = soundPower(level);
  const one = levelInRoom(power, distance, constant);
  const all = levelOfSeveral(one, count);
  return [
    { id: 'power', values: { level }, result: power },
    { id: 'level', values: { power, distance, constant }, result: one },
    ...(count > 1 ? [{ id: 'several', values: { level: one, count }, result: all }] : []),
  ];
}
