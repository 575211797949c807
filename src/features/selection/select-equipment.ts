import {
  doseAtFlow,
  exchangeFlow,
  feedFlow,
  levelInRoom,
  levelOfSeveral,
  lightShare,
  lossAtFlow,
  minutesToEfficiency,
  permeateSalinity,
  reactorDose,
  reactorFlow,
  type ReactorRating,
  ROOM_CATEGORIES,
  type RoomCategory,
  roomConstant,
  roomVolume,
  soundPower,
  unitsFor,
  waterLayer,
} from './formulas.ts';
import type { Task, TaskValues } from './inputs.ts';
import type {
  DuctModel,
  FilterModel,
  ModelName,
  OsmosisModel,
  ReactorModel,
  RoomModel,
  SelectionModels,
} from './models.ts';

/** Noise limits in dB(A): those of the room minus 5 dB(A) for ventilation. */
const NOISE_LIMITS: Record<string, number> = { wardDay: 30, wardNight: 20, classroom: 35, office: 45 };
/** Absorption of an acoustic ceiling. */
const ABSORBING_CEILING = 0.7;
/** Maximum number of units of one model; above it another size is the better choice. */
const MOST = { room: 8, duct: 6, water: 8, cleanRoom: 60, osmosis: 6 };
/** The maker's table ends here; there are versions for darker water. */
const LOWEST_TRANSMITTANCE = 80;
/** The tables end here. */
const HIGHEST_TRANSMITTANCE = 98;

/** A formula with its numbers; the texts have its name, symbols and source. */
export interface Step {
  id: string;
  values: Record<string, number>;
  result: number;
}

/** Why a model does not fit without restrictions. */
type Problem = 'noise' | 'noiseUnknown' | 'dose' | 'pressure' | 'loss' | 'salinity';

export interface Candidate {
  model: ModelName;
  count: number;
  /** Counts from 1; absent for models with one speed. */
  speed?: number;
  /** A version that is ordered separately. */
  variant?: boolean;
  /** Numbers of the table row, by the columns of the task. */
  cells: Record<string, number | undefined>;
  problems: Problem[];
  /** The calculation of the figures. */
  steps: Step[];
}

export interface Selection {
  /** The calculation of the demand, the same for all models. */
  steps: Step[];
  /** The best first; those with problems last. */
  candidates: Candidate[];
}

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

interface Room {
  area: number;
  height: number;
  volume: number;
  need: number;
  efficiency: number;
  dose: number;
  distance: number;
  constant: number;
  limit: number | undefined;
}

function selectForRoom({ numbers, choices }: TaskValues, models: SelectionModels): Selection {
  const { area = 0, height = 0, exchange = 1, distance = 1 } = numbers;
  const { efficiency, dose } = categoryOf(choices.category);
  const withPeople = choices.people === 'yes';
  const volume = roomVolume(area, height);
  const need = exchangeFlow(volume, exchange);
  const ceiling = choices.ceiling === 'absorbing' ? ABSORBING_CEILING : undefined;
  const constant = roomConstant(area, height, ceiling);
  const limit = withPeople ? NOISE_LIMITS[choices.noise ?? ''] : undefined;
  const room = { area, height, volume, need, efficiency, dose, distance, constant, limit };
  const fitting = models.room.filter((model) => !(withPeople && model.emptyRoomOnly));
  return {
    steps: [
      { id: 'volume', values: { area, height }, result: volume },
      { id: 'exchange', values: { volume, exchange }, result: need },
      {
        id: 'time',
        values: { efficiency, exchange },
        result: minutesToEfficiency(efficiency, exchange),
      },
      { id: 'roomConstant', values: { area, height, ceiling: ceiling ?? 0 }, result: constant },
    ],
    candidates: fitting.flatMap((model) => roomCandidate(model, room) ?? []),
  };
}

/** The fewest devices with a sufficient and quiet speed; if no speed is quiet enough, the fewest devices. */
function roomCandidate(model: RoomModel, room: Room): Candidate | undefined {
  const byVolume = unitsFor(room.volume, model.maxVolume);
  if (model.emptyRoomOnly) {
    if (byVolume > MOST.room) return undefined;
    return { model, count: byVolume, cells: {}, problems: [], steps: [] };
  }
  let first: Candidate | undefined;
  for (let count = byVolume; count <= MOST.room; count++) {
    const candidate = roomCandidateOf(model, count, room);
    if (candidate?.problems.includes('noise') === false) return candidate;
    first ??= candidate;
  }
  return first;
}

function roomCandidateOf(model: RoomModel, count: number, room: Room): Candidate | undefined {
  const index = model.speeds.findIndex(({ flow }) => flow * count >= room.need);
  const speed = model.speeds[index];
  const full = model.speeds.at(-1);
  if (!speed || !full) return undefined;
  const flow = speed.flow * count;
  const dose = model.dose === undefined ? undefined : doseAtFlow({ dose: model.dose, flow: full.flow }, speed.flow);
  const isEnough = dose === undefined ? (model.efficiency ?? 0) >= room.efficiency : dose >= room.dose;
  const steps: Step[] = [
    { id: 'count', values: { need: room.need, flow: speed.flow, count }, result: flow },
    { id: 'achieved', values: { flow, volume: room.volume }, result: flow / room.volume },
  ];
  if (dose !== undefined && model.dose !== undefined)
    steps.push({ id: 'dose', values: { dose: model.dose, full: full.flow, flow: speed.flow }, result: dose });
  const noise = speed.noise === undefined ? undefined : noiseSteps(speed.noise, count, room);
  if (noise) steps.push(...noise);
  const level = noise?.at(-1)?.result;
  const isLoud = room.limit !== undefined && level !== undefined && level > room.limit;
  const isUnknown = room.limit !== undefined && level === undefined;
  return {
    model,
    count,
    speed: model.speeds.length > 1 ? index + 1 : undefined,
    cells: { flow, exchange: flow / room.volume, dose, noise: level, margin: flow / room.need },
    problems: [
      ...(isLoud ? (['noise'] as const) : []),
      ...(isUnknown ? (['noiseUnknown'] as const) : []),
      ...(isEnough ? [] : (['dose'] as const)),
    ],
    steps,
  };
}

function noiseSteps(level: number, count: number, { distance, constant }: Pick<Room, 'distance' | 'constant'>): Step[] {
  const power = soundPower(level);
  const one = levelInRoom(power, distance, constant);
  const all = levelOfSeveral(one, count);
  return [
    { id: 'power', values: { level }, result: power },
    { id: 'level', values: { power, distance, constant }, result: one },
    ...(count > 1 ? [{ id: 'several', values: { level: one, count }, result: all }] : []),
  ];
}

function selectForDuct({ numbers, choices }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, pressure = 0 } = numbers;
  const { efficiency, dose } = categoryOf(choices.category);
  return {
    steps: [{ id: 'category', values: { efficiency }, result: dose }],
    candidates: models.duct.flatMap((model) => ductCandidate(model, { flow, pressure, dose }) ?? []),
  };
}

/** Parallel sections: each gets an equal share of the flow. */
function ductCandidate(
  model: DuctModel,
  { flow, pressure, dose }: { flow: number; pressure: number; dose: number },
): Candidate | undefined {
  // If the air flow limits the rating and not the lamps, the row understates the lamps.
  const rated = model.ratings.reduce((best, row) => (row.dose * row.flow > best.dose * best.flow ? row : best));
  const limit = Math.min(model.maxFlow, (rated.dose * rated.flow) / dose);
  const count = unitsFor(flow, limit);
  if (count > MOST.duct) return undefined;
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

interface Water {
  flow: number;
  transmittance: number;
  dose: number;
  pressure: number;
}

function selectForWater({ numbers }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, transmittance = 95, dose = 40, pressure = 0 } = numbers;
  const water = { flow, transmittance, dose, pressure };
  return { steps: [], candidates: models.water.flatMap((model) => reactorCandidates(model, water)) };
}

/** The standard reactor, and the version for dark water if there is one. */
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
  if (count > MOST.water) return [];
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

function selectForCleanRoom({ numbers }: TaskValues, models: SelectionModels): Selection {
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

/** At an equal distance from all units: in the middle of a clean room reflected sound dominates. */
function filterCandidate(
  model: FilterModel,
  { area, height, volume, need }: Pick<Room, 'area' | 'height' | 'volume' | 'need'>,
): Candidate | undefined {
  const count = unitsFor(need, model.flow);
  if (count > MOST.cleanRoom) return undefined;
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

function selectOsmosis({ numbers }: TaskValues, models: SelectionModels): Selection {
  const { flow = 1, salinity = 0 } = numbers;
  return { steps: [], candidates: models.osmosis.flatMap((model) => osmosisCandidate(model, flow, salinity) ?? []) };
}

function osmosisCandidate(model: OsmosisModel, need: number, salinity: number): Candidate | undefined {
  const count = unitsFor(need, model.flow);
  if (count > MOST.osmosis) return undefined;
  const flow = model.flow * count;
  const feed = feedFlow(flow, model.recovery);
  // mg/l from g/l.
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

function categoryOf(category: string | undefined) {
  return ROOM_CATEGORIES[Number(category) as RoomCategory];
}
