import type { Candidate, Selection } from '../candidate.ts';
import { doseAtFlow, lossAtFlow, unitsFor } from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { DuctModel, SelectionModels } from '../models.ts';
import { categoryOf } from './category-of.ts';

/** So many of one model are still a choice; above, another size is. */
const MOST = 6;

export function selectForDuct({ numbers, choices }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, pressure = 0 } = numbers;
  const { efficiency, dose } = categoryOf(choices.category);
  return {
    steps: [{ id: 'category', values: { efficiency }, result: dose }],
    candidates: models.duct.flatMap((model) => ductCandidate(model, { flow, pressure, dose }) ?? []),
  };
}

/** Sections side by side: each takes an equal share of the flow. */
function ductCandidate(
  model: DuctModel,
  { flow, pressure, dose }: { flow: number; pressure: number; dose: number },
): Candidate | undefined {
  // Where the air is the limit and not the lamps, a row says less than the lamps can do.
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
