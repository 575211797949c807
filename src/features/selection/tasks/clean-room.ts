import type { Candidate, Selection } from '../candidate.ts';
import { exchangeFlow, roomConstant, roomVolume, unitsFor } from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { FilterModel, SelectionModels } from '../models.ts';
import { noiseSteps } from './noise-steps.ts';

/** Maximum of devices of one model. Above it another size is the better choice. */
const MOST = 60;

interface CleanRoom {
  area: number;
  height: number;
  volume: number;
  need: number;
}

export function selectForCleanRoom({ numbers }: TaskValues, models: SelectionModels): Selection {
  const { area = 0, height = 0, exchange = 1 } = numbers;
  const volume = roomVolume(area, height);
  const need = exchangeFlow(volume, exchange);
  return {
    steps: [
      { id: 'volume', values: { area, height }, result: volume },
      { id: 'exchange', values: { volume, exchange }, result: need },
    ],
    candidates: models.cleanRoom.flatMap((model) => filterCandidate(model, { area, height, volume, need }) ?? []),
  };
}

/** The noise is calculated far from all devices, because in the middle of a clean room the reflected sound dominates. */
function filterCandidate(model: FilterModel, { area, height, volume, need }: CleanRoom): Candidate | undefined {
  const count = unitsFor(need, model.flow);
  if (count > MOST) return undefined;
  const flow = model.flow * count;
  const constant = roomConstant(area, height);
  const noise = model.noise === undefined ? [] : noiseSteps(model.noise, count, { distance: height, constant });
  return {
    model,
    count,
    cells: { flow, exchange: flow / volume, noise: noise.at(-1)?.result, margin: flow / need },
    problems: [],
    steps: [
      { id: 'count', values: { need, flow: model.flow, count }, result: flow },
      { id: 'achieved', values: { flow, volume }, result: flow / volume },
      ...noise,
    ],
  };
}
