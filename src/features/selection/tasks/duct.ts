import type { Candidate, Selection } from '../candidate.ts';
import { doseAtFlow, lossAtFlow, unitsFor } from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { DuctModel, SelectionModels } from '../models.ts';
import { categoryOf } from './category-of.ts';

/** Maximum of devices of one model. Above it another size is the better choice. */
const MOST = 6;

export function selectForDuct({ numbers, choices }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, pressure = 0 } = numbers;
  const { efficiency, dose } = categoryOf(choices.category);
  return {
    steps: [{ id: 'category', values: { efficiency }, result: dose }],
    candidates: models.duct.flatMap((model) => ductCandidate(model, { flow, pressure, dose }) ?? []),
  };
}

/** Parallel sections: each has an equal share of the flow. */
function ductCandidate(
  model: DuctModel,
  { flow, pressure, dose }: { flow: number; pressure: number; dose: number },
): Candidate | undefined {
  // A row that is limited by the air flow gives less than the capacity of the lamps.
  const rated = model.ratings.reduce((best, row) => (row.dose * row.flow > best.dose * best.flow ? row : best));
  const limit = Math.min(model.maxFlow, (rated.dose * rated.flow) / dose);
  const count = unitsFor(flow, limit);
  if (count > MOST) return undefined;
  const each = flow / count;
  const reached = doseAtFlow(rated, each);
  const loss = model.loss === undefined ? undefined : lossAtFlow({ loss: model.loss, flow: model.maxFlow }, each);
  return {
    model,
    count,
    cells: { flow: each, dose: reached, margin: limit / each, loss },
    problems: loss !== undefined && loss > pressure ? ['loss'] : [],
    steps: [
      { id: 'share', values: { flow, limit, count }, result: each },
      { id: 'dose', values: { dose: rated.dose, full: rated.flow, flow: each }, result: reached },
      ...(loss === undefined
        ? []
        : [{ id: 'loss', values: { loss: model.loss ?? 0, full: model.maxFlow, flow: each }, result: loss }]),
    ],
  };
}
