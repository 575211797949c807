import type { Candidate, Selection } from '../candidate.ts';
import {
  lightShare,
  lossAtFlow,
  reactorDose,
  reactorFlow,
  type ReactorRating,
  unitsFor,
  waterLayer,
} from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { ReactorModel, SelectionModels } from '../models.ts';

/** The lower limit of the maker's table, in %. Darker water needs a variant of the reactor. */
const LOWEST_TRANSMITTANCE = 80;
/** The upper limit of the tables, in %. Clearer water is calculated with this value. */
const HIGHEST_TRANSMITTANCE = 98;
/** Maximum of devices of one model. Above it another size is the better choice. */
const MOST = 8;

interface Water {
  flow: number;
  transmittance: number;
  dose: number;
  pressure: number;
}

export function selectForWater({ numbers }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, transmittance = 95, dose = 40, pressure = 0 } = numbers;
  const water = { flow, transmittance, dose, pressure };
  return { steps: [], candidates: models.water.flatMap((model) => reactorCandidates(model, water)) };
}

/** The standard reactor; below the lower limit its variant for dark water, if the model has one. */
function reactorCandidates(model: ReactorModel, water: Water): Candidate[] {
  const [main] = model.ratings;
  if (!main) return [];
  const variant = model.ratings.find((rating) => rating.variant && water.transmittance >= rating.transmittance);
  if (water.transmittance >= LOWEST_TRANSMITTANCE) return reactorCandidate(model, main, water);
  return variant ? reactorCandidate(model, variant, water) : [];
}

function reactorCandidate(model: ReactorModel, rating: ReactorModel['ratings'][number], water: Water): Candidate[] {
  const limit = rating.variant ? rating.flow : Math.max(...model.ratings.map(({ flow }) => flow));
  const clear = rating.variant ? rating.transmittance : Math.max(HIGHEST_TRANSMITTANCE, rating.transmittance);
  const transmittance = Math.min(water.transmittance, clear);
  const share = lightShare(transmittance, rating.transmittance);
  const capacity = Math.min(reactorFlow(rating, { dose: water.dose, transmittance }), limit);
  const count = unitsFor(water.flow, capacity);
  if (count > MOST) return [];
  const each = water.flow / count;
  const dose = reactorDose(rating, { flow: each, transmittance });
  const loss = model.loss && lossAtFlow(model.loss, each);
  const layer = waterLayer(transmittance, rating.transmittance);
  return [
    {
      model,
      count,
      variant: rating.variant,
      cells: { capacity: capacity * count, dose, margin: capacity / each, loss },
      problems: model.maxPressure !== undefined && water.pressure > model.maxPressure ? ['pressure'] : [],
      steps: [
        { id: 'light', values: { transmittance, rated: rating.transmittance, layer }, result: share },
        { id: 'capacity', values: { ...ratingValues(rating), share, asked: water.dose, limit }, result: capacity },
        { id: 'reactors', values: { flow: water.flow, capacity, count }, result: each },
        { id: 'reactorDose', values: { ...ratingValues(rating), share, each }, result: dose },
        ...(loss === undefined || !model.loss
          ? []
          : [{ id: 'headLoss', values: { loss: model.loss.loss, full: model.loss.flow, flow: each }, result: loss }]),
      ],
    },
  ];
}

function ratingValues({ flow, dose }: ReactorRating) {
  return { ratedFlow: flow, ratedDose: dose };
}
