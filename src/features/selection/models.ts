import type { Picture } from '../../lib/files/picture.ts';
import type { ReactorRating } from './formulas.ts';

/** What the selection knows of every model. */
export interface ModelName {
  slug: string;
  name: string;
  /** «Сфера А-300» in its quotation marks. */
  shortName: string;
  image?: Picture | undefined;
}

/** A device that treats the air of a room. */
export interface RoomModel extends ModelName {
  /** Speeds from the slowest to the fastest: m³/h and dB(A) at one metre. */
  speeds: { flow: number; noise?: number | undefined }[];
  /** Largest room for one device, m³. */
  maxVolume: number;
  /** Per cent in one pass, at the full flow. */
  efficiency?: number | undefined;
  /** J/m³ at the full flow. */
  dose?: number | undefined;
  /** Ozone: nobody may be in the room. */
  emptyRoomOnly?: boolean | undefined;
}

/** A section with lamps in a duct. */
export interface DuctModel extends ModelName {
  /** m³/h */
  maxFlow: number;
  /** J/m³ that a flow in m³/h gets. */
  ratings: { dose: number; flow: number }[];
  /** Pa at the full flow. */
  loss?: number | undefined;
}

/** An ultraviolet reactor. */
export interface ReactorModel extends ModelName {
  ratings: (ReactorRating & { /** Another build of the same body. */ variant?: boolean | undefined })[];
  /** kPa at m³/h */
  loss?: { loss: number; flow: number } | undefined;
  /** MPa */
  maxPressure?: number | undefined;
}

/** A filter unit with a fan. */
export interface FilterModel extends ModelName {
  /** m³/h */
  flow: number;
  noise?: number | undefined;
}

export interface OsmosisModel extends ModelName {
  /** m³/h of permeate */
  flow: number;
  /** per cent */
  recovery: number;
  /** per cent */
  rejection: number;
  /** g/l in the feed */
  maxSalinity?: number | undefined;
}

export interface SelectionModels {
  room: RoomModel[];
  duct: DuctModel[];
  water: ReactorModel[];
  cleanRoom: FilterModel[];
  osmosis: OsmosisModel[];
}

interface Row {
  name: string;
  value: string;
  unit?: string | undefined;
}

/** The tasks that a specification has the figures for. A model without them is not offered for the task. */
export function addModel(models: SelectionModels, model: ModelName, rows: readonly Row[]): void {
  const read = readerOf(rows);
  const room = roomModel(model, read);
  const duct = ductModel(model, read);
  const reactor = reactorModel(model, read);
  const filter = filterModel(model, read);
  const osmosis = osmosisModel(model, read);
  if (room) models.room.push(room);
  if (duct) models.duct.push(duct);
  if (reactor) models.water.push(reactor);
  if (filter) models.cleanRoom.push(filter);
  if (osmosis) models.osmosis.push(osmosis);
}

export function noModels(): SelectionModels {
  return { room: [], duct: [], water: [], cleanRoom: [], osmosis: [] };
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(rows: readonly Row[]) {
  const plain = rows.map(({ name, value, unit }) => ({ name: plainText(name), value: plainText(value), unit }));
  const find = (name: RegExp) => plain.find((row) => name.test(row.name));
  return {
    find,
    number: (name: RegExp) => firstNumber(find(name)?.value),
    numbers: (name: RegExp) => (find(name)?.value ?? '').split('/').flatMap((text) => firstNumber(text) ?? []),
    /** All rows of that name, with what its groups have caught. */
    matches: (name: RegExp) =>
      plain.flatMap((row) => {
        const match = name.exec(row.name);
        const value = firstNumber(row.value);
        return match && value !== undefined ? [{ groups: match.slice(1).map((text) => firstNumber(text)), value }] : [];
      }),
  };
}

function roomModel(model: ModelName, read: Reader): RoomModel | undefined {
  const maxVolume = read.number(/^Объём помещения, до$/i);
  if (maxVolume === undefined) return undefined;
  const ozone = read.find(/^Производительность по озону$/i) !== undefined;
  const speeds = speedsOf(read);
  if (!ozone && speeds.length === 0) return undefined;
  return {
    ...model,
    speeds: ozone ? [] : speeds,
    maxVolume,
    efficiency: read.number(/^Эффективность (?:обеззараживания|по MPPS)$/i),
    dose: read.number(/^Объёмная доза/i),
    emptyRoomOnly: ozone || undefined,
  };
}

function speedsOf(read: Reader): RoomModel['speeds'] {
  const flows = read.numbers(/^Подача на скорости/i);
  const noises = read.numbers(/^Шум на скорости/i);
  if (flows.length > 0) return flows.map((flow, index) => ({ flow, noise: noises[index] }));
  const flow = read.number(/^Производительность(?:, до)?$/i);
  return flow === undefined ? [] : [{ flow, noise: read.number(/^Уровень шума$/i) }];
}

function ductModel(model: ModelName, read: Reader): DuctModel | undefined {
  const maxFlow = read.number(/^Производительность(?:, до)?$/i);
  const ratings = read
    .matches(/\((\d+) Дж\/м³\), расход до$/i)
    .flatMap(({ groups: [dose], value }) => (dose === undefined ? [] : [{ dose, flow: value }]));
  if (maxFlow === undefined || ratings.length === 0) return undefined;
  return { ...model, maxFlow, ratings, loss: read.number(/^Потеря давления на полном расходе$/i) };
}

function reactorModel(model: ModelName, read: Reader): ReactorModel | undefined {
  const flow = read.number(/^Расход$/i);
  const dose = read.number(/^Доза УФ/i);
  const transmittance = read.number(/^Пропускание воды/i);
  if (flow === undefined || dose === undefined || transmittance === undefined) return undefined;
  const atDose = read
    .matches(/^Расход при дозе (\d+)/i)
    .map(({ groups: [other = dose], value }) => ({ flow: value, dose: other, transmittance }));
  const variants = read
    .matches(/^Исполнение .*расход при (\d+) мДж\/см² и (\d+) %/i)
    .map(({ groups: [other = dose, water = transmittance], value }) => ({
      flow: value,
      dose: other,
      transmittance: water,
      variant: true,
    }));
  const [loss] = read
    .matches(/^Потеря напора при ([\d ,]+)/i)
    .flatMap(({ groups: [at], value }) => (at === undefined ? [] : [{ loss: value, flow: at }]));
  return {
    ...model,
    ratings: [{ flow, dose, transmittance }, ...atDose, ...variants],
    loss,
    maxPressure: read.number(/^Рабочее давление, до$/i),
  };
}

function filterModel(model: ModelName, read: Reader): FilterModel | undefined {
  const flow = read.number(/^Производительность(?:, до)?$/i);
  const isFilter = read.find(/^Эффективность по MPPS$/i) !== undefined;
  // A canopy cleans a table, not a room.
  const isWorkplace = read.find(/^Рабочая зона/i) !== undefined;
  if (flow === undefined || !isFilter || isWorkplace) return undefined;
  return { ...model, flow, noise: read.number(/^Уровень шума$/i) };
}

function osmosisModel(model: ModelName, read: Reader): OsmosisModel | undefined {
  const flow = read.number(/^Расход пермеата/i);
  const recovery = read.number(/^Доля пермеата/i);
  const rejection = read.number(/^Селективность/i);
  if (flow === undefined || recovery === undefined || rejection === undefined) return undefined;
  return { ...model, flow, recovery, rejection, maxSalinity: read.number(/^Солесодержание, до$/i) };
}

function plainText(text: string): string {
  return text
    .replace(/\u2060/gu, '')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .trim();
}

/** «1 200» → 1200, «8,5 до» → 8.5 */
function firstNumber(text: string | undefined): number | undefined {
  const [found] = /\d+(?: \d{3})*(?:,\d+)?/.exec(text ?? '') ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(' ', '').replace(',', '.'));
}
