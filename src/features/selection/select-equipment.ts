import type { Candidate, Selection } from './candidate.ts';
import type { Task, TaskValues } from './inputs.ts';
import type { SelectionModels } from './models.ts';
import { selectForCleanRoom } from './tasks/clean-room.ts';
import { selectForDuct } from './tasks/duct.ts';
import { selectOsmosis } from './tasks/osmosis.ts';
import { selectForRoom } from './tasks/room.ts';
import { selectForWater } from './tasks/water.ts';

/** The models for the values, which `readValues` has checked. */
export function selectEquipment(task: Task, values: TaskValues, models: SelectionModels): Selection {
  const { steps, candidates } = TASK_SELECTIONS[task](values, models);
  return { steps, candidates: candidates.toSorted(byFitness) };
}

type TaskSelection = (values: TaskValues, models: SelectionModels) => Selection;

const TASK_SELECTIONS: Record<Task, TaskSelection> = {
  room: selectForRoom,
  duct: selectForDuct,
  water: selectForWater,
  cleanRoom: selectForCleanRoom,
  osmosis: selectOsmosis,
};

function byFitness(one: Candidate, other: Candidate): number {
  return (
    Number(one.problems.length > 0) - Number(other.problems.length > 0) ||
    one.count - other.count ||
    one.problems.length - other.problems.length ||
    (one.cells.margin ?? 0) - (other.cells.margin ?? 0)
  );
}
