import type { Candidate, Selection } from '../candidate.ts';
import { feedFlow, permeateSalinity, unitsFor } from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { OsmosisModel, SelectionModels } from '../models.ts';

/** Maximum of devices of one model. Above it another size is the better choice. */
const MOST = 6;

export function selectOsmosis({ numbers }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, salinity = 0 } = numbers;
  return { steps: [], candidates: models.osmosis.flatMap((model) => osmosisCandidate(model, flow, salinity) ?? []) };
}

function osmosisCandidate(model: OsmosisModel, need: number, salinity: number): Candidate | undefined {
  const count = unitsFor(need, model.flow);
  if (count > MOST) return undefined;
  const flow = model.flow * count;
  const feed = feedFlow(flow, model.recovery);
  // From g/l to mg/l.
  const salts = permeateSalinity(salinity * 1000, model.rejection);
  return {
    model,
    count,
    cells: { flow, feed, salts, margin: flow / need },
    problems: model.maxSalinity !== undefined && salinity > model.maxSalinity ? ['salinity'] : [],
    steps: [
      { id: 'count', values: { need, flow: model.flow, count }, result: flow },
      { id: 'feed', values: { flow, recovery: model.recovery }, result: feed },
      { id: 'salts', values: { salinity: salinity * 1000, rejection: model.rejection }, result: salts },
    ],
  };
}
