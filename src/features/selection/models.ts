import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import type { Picture } from '../../lib/files/picture.ts';
import type { PropertyKey } from '../equipment/properties/property-table.ts';
import { plainText } from '../equipment/properties/read-measure.ts';
import { mainProperty, type Property, readProperties } from '../equipment/properties/read-properties.ts';
import type { ReactorRating } from './formulas.ts';

const PA_IN_KPA = 1000;

/** The displayed fields of a candidate. */
export interface ModelName {
  slug: string;
  name: string;
  /** Without a text: the name is beside it. */
  image?: Picture;
}

/** A device that treats the air of a room. */
interface RoomFigures {
  /** Speeds from the slowest to the fastest: m³/h and dB(A) at one metre. */
  speeds: { flow: number; noise?: number }[];
  /** Largest room volume for one device, m³. */
  maxVolume: number;
  /** Per cent in one pass, at the full flow. */
  efficiency?: number;
  /** J/m³ at the full flow. */
  dose?: number;
  /** Produces ozone: nobody may be in the room. */
  emptyRoomOnly?: boolean;
}

/** A section with lamps in a duct. */
interface DuctFigures {
  /** m³/h */
  maxFlow: number;
  /** J/m³ at a flow in m³/h. */
  ratings: { dose: number; flow: number }[];
  /** Pa at the full flow. */
  loss?: number;
}

/** An ultraviolet reactor. */
interface ReactorFigures {
  ratings: (ReactorRating & { /** Another version of the same reactor. */ variant?: boolean })[];
  /** kPa at m³/h */
  loss?: { loss: number; flow: number };
  /** MPa */
  maxPressure?: number;
}

/** A filter unit with a fan. */
interface FilterFigures {
  /** m³/h */
  flow: number;
  noise?: number;
}

interface OsmosisFigures {
  /** m³/h of permeate */
  flow: number;
  /** per cent */
  recovery: number;
  /** per cent */
  rejection: number;
  /** g/l in the feed */
  maxSalinity?: number;
}

export type RoomModel = ModelName & RoomFigures;
export type DuctModel = ModelName & DuctFigures;
export type ReactorModel = ModelName & ReactorFigures;
export type FilterModel = ModelName & FilterFigures;
export type OsmosisModel = ModelName & OsmosisFigures;

export interface SelectionModels {
  room: RoomModel[];
  duct: DuctModel[];
  water: ReactorModel[];
  cleanRoom: FilterModel[];
  osmosis: OsmosisModel[];
}

/** The figures of a model by task. A model without the figures for a task is not offered for it. */
export interface TaskFigures {
  room?: RoomFigures;
  duct?: DuctFigures;
  water?: ReactorFigures;
  cleanRoom?: FilterFigures;
  osmosis?: OsmosisFigures;
}

type Specifications = Parameters<typeof readProperties>[0];

/** The build reads the same specifications for the model's page and for the selection. */
export const taskFigures = memoizeByObject((specifications: Specifications): TaskFigures => {
  const figures = figuresOf(readProperties(specifications));
  return {
    room: roomFigures(figures),
    duct: ductFigures(figures),
    water: reactorFigures(figures),
    cleanRoom: filterFigures(figures),
    osmosis: osmosisFigures(figures),
  };
});

/** The models of each task with their figures, in the given order. */
export function selectionModels(models: readonly { name: ModelName; figures: TaskFigures }[]): SelectionModels {
  const modelsFor = <Task extends keyof SelectionModels>(task: Task) =>
    models.flatMap(({ name, figures }) => (figures[task] ? [{ ...name, ...figures[task] }] : []));
  return {
    room: modelsFor('room'),
    duct: modelsFor('duct'),
    water: modelsFor('water'),
    cleanRoom: modelsFor('cleanRoom'),
    osmosis: modelsFor('osmosis'),
  };
}

type Figures = ReturnType<typeof figuresOf>;

function figuresOf(properties: readonly Property[]) {
  return {
    has: (key: PropertyKey) => properties.some((property) => property.key === key),
    /** The main figure of a property; of a range its end. */
    main: (key: PropertyKey) => {
      const found = mainProperty(properties, key);
      return found?.value ?? found?.range?.to;
    },
    /** By speed: «80 / 150 / 220 / 300». */
    series: (key: PropertyKey) => properties.find((property) => property.key === key && property.series)?.series ?? [],
    /** The figures of values under a condition, with the figure in that condition. */
    atCondition: (key: PropertyKey, pattern: RegExp) =>
      properties.flatMap(({ key: own, condition, value }) => {
        const match = own === key && condition !== undefined ? pattern.exec(plainText(condition)) : null;
        return match && value !== undefined ? [{ value, at: match.slice(1).map(numberIn) }] : [];
      }),
  };
}

function roomFigures(figures: Figures): RoomFigures | undefined {
  const maxVolume = figures.main('roomVolume');
  if (maxVolume === undefined) return undefined;
  const ozone = figures.has('ozoneOutput');
  const speeds = speedsOf(figures);
  if (!ozone && speeds.length === 0) return undefined;
  return {
    speeds: ozone ? [] : speeds,
    maxVolume,
    efficiency: figures.main('disinfection') ?? figures.main('filterEfficiency'),
    dose: figures.main('volumeDose'),
    emptyRoomOnly: ozone || undefined,
  };
}

function speedsOf(figures: Figures): RoomFigures['speeds'] {
  const flows = figures.series('flow');
  const noises = figures.series('noise');
  const speeds = flows.map((flow, index) => ({ flow, noise: noises[index] }));
  if (speeds.length > 0) return speeds.toSorted((one, other) => one.flow - other.flow);
  const flow = figures.main('flow');
  return flow === undefined ? [] : [{ flow, noise: figures.main('noise') }];
}

function ductFigures(figures: Figures): DuctFigures | undefined {
  const maxFlow = figures.main('flow');
  const ratings = figures
    .atCondition('flow', /(\d+(?:,\d+)?) Дж\/м³/u)
    .flatMap(({ value, at: [dose] }) => (dose === undefined ? [] : [{ dose, flow: value }]));
  if (maxFlow === undefined || ratings.length === 0) return undefined;
  return { maxFlow, ratings, loss: figures.main('pressureLoss') };
}

function reactorFigures(figures: Figures): ReactorFigures | undefined {
  const flow = figures.main('flow');
  const dose = figures.main('uvDose');
  const transmittance = figures.main('transmittance');
  if (flow === undefined || dose === undefined || transmittance === undefined) return undefined;
  const atDose = figures
    .atCondition('flow', /^при дозе (\d+(?:,\d+)?)/u)
    .map(({ value, at: [other = dose] }) => ({ flow: value, dose: other, transmittance }));
  const variants = figures
    .atCondition('flow', /при (\d+(?:,\d+)?) мДж\/см² и (\d+(?:,\d+)?) ?%/u)
    .map(({ value, at: [other = dose, water = transmittance] }) => ({
      flow: value,
      dose: other,
      transmittance: water,
      variant: true,
    }));
  const [loss] = figures
    .atCondition('pressureLoss', /^при ([\d ,]+)/u)
    .flatMap(({ value, at: [full] }) => (full === undefined ? [] : [{ loss: value / PA_IN_KPA, flow: full }]));
  return {
    ratings: [{ flow, dose, transmittance }, ...atDose, ...variants],
    loss,
    maxPressure: figures.main('pressure'),
  };
}

function filterFigures(figures: Figures): FilterFigures | undefined {
  const flow = figures.main('flow');
  // A laminar canopy cleans a table, not a room.
  if (flow === undefined || !figures.has('filterEfficiency') || figures.has('workZone')) return undefined;
  return { flow, noise: figures.main('noise') };
}

function osmosisFigures(figures: Figures): OsmosisFigures | undefined {
  const flow = figures.main('flow');
  const recovery = figures.main('recovery');
  const rejection = figures.main('rejection');
  if (flow === undefined || recovery === undefined || rejection === undefined) return undefined;
  return { flow, recovery, rejection, maxSalinity: figures.main('feedSalinity') };
}

/** «1 200» → 1200 */
function numberIn(text: string): number {
  return Number(text.replaceAll(' ', '').replace(',', '.'));
}
