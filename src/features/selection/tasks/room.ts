import type { Candidate, Selection, Step } from '../candidate.ts';
import { doseAtFlow, exchangeFlow, minutesToEfficiency, roomConstant, roomVolume, unitsFor } from '../formulas.ts';
import type { TaskValues } from '../inputs.ts';
import type { RoomModel, SelectionModels } from '../models.ts';
import { categoryOf } from './category-of.ts';
import { noiseSteps } from './noise-steps.ts';

/** Limits of noise in dB(A): those of the room, reduced by 5 dB(A) for ventilation. */
const NOISE_LIMITS: Record<string, number> = { wardDay: 30, wardNight: 20, classroom: 35, office: 45 };
/** Absorption of a sound-absorbing suspended ceiling. */
const ABSORBING_CEILING = 0.7;
/** Maximum of devices of one model. Above it another size is the better choice. */
const MOST = 8;

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

export function selectForRoom({ numbers, choices }: TaskValues, models: SelectionModels): Selection {
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

/** The smallest number of devices that are quiet enough at a sufficient speed; if none are, the smallest number. */
function roomCandidate(model: RoomModel, room: Room): Candidate | undefined {
  const byVolume = unitsFor(room.volume, model.maxVolume);
  if (model.emptyRoomOnly) {
    if (byVolume > MOST) return undefined;
    return { model, count: byVolume, cells: {}, problems: [], steps: [] };
  }
  let first: Candidate | undefined;
  for (let count = byVolume; count <= MOST; count++) {
    const candidate = roomCandidateOf(model, count, room);
    if (candidate?.problems.includes('noise') === false) return candidate;
    first ??= candidate;
  }
  return first;
}

function roomCandidateOf(model: RoomModel, count: number, room: Room): Candidate | undefined {
  const index = model.speeds.findIndex(({ flow }) => unitsFor(room.need, flow) <= count);
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
