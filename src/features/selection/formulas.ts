/** Directivity of a source on a wall or on the floor: it radiates into half of the space. */
const DIRECTIVITY = 2;
/** Mean sound absorption of plaster, linoleum, glass and furniture. */
const ABSORPTION = 0.1;
/** Thickness of the water layer between the sleeve and the far wall, cm, below and above the rated transmittance. */
const WATER_LAYER = { below: 6.3, above: 4.5 };
const MINUTES_PER_HOUR = 60;

/** Categories of rooms by the guideline Р 3.5.1904-04: efficiency in per cent and volumetric dose in J/m³ against S. aureus. */
export const ROOM_CATEGORIES = {
  1: { efficiency: 99.9, dose: 385 },
  2: { efficiency: 99, dose: 256 },
  3: { efficiency: 95, dose: 167 },
  4: { efficiency: 90, dose: 130 },
  5: { efficiency: 85, dose: 105 },
} as const;
export type RoomCategory = keyof typeof ROOM_CATEGORIES;

/** @returns m³, of m² and m */
export function roomVolume(area: number, height: number): number {
  return area * height;
}

/** @returns m³/h through the devices, from m³ and volumes per hour */
export function exchangeFlow(volume: number, exchange: number): number {
  return volume * exchange;
}

/**
 * Minutes until clean air has replaced this share of the pollution, in a room with mixed air: `t = −ln(1 − J) / n`.
 * @param efficiency per cent
 * @param exchange volumes of clean air per hour
 */
export function minutesToEfficiency(efficiency: number, exchange: number): number {
  return (-Math.log(1 - efficiency / 100) / exchange) * MINUTES_PER_HOUR;
}

/** The volumetric dose in J/m³ at another flow: the power of the lamps is constant. */
export function doseAtFlow(rated: { dose: number; flow: number }, flow: number): number {
  return (rated.dose * rated.flow) / flow;
}

/** Sound power in dB(A) from a level measured at a distance in m in front of a reflecting wall, without room reflections. */
export function soundPower(level: number, distance = 1): number {
  return level - decibels(directShare(distance));
}

/**
 * The room constant in m², `A / (1 − α)`: the sound absorption of a room.
 * @param ceiling absorption of the ceiling, 0 to 1; by default as the walls
 */
export function roomConstant(area: number, height: number, ceiling = ABSORPTION): number {
  const surface = 2 * area + 4 * Math.sqrt(area) * height;
  const absorbed = (surface - area) * ABSORPTION + area * ceiling;
  return absorbed / (1 - absorbed / surface);
}

/** Direct and reflected sound at a distance in m: `Lp = Lw + 10 lg (Q / 4πr² + 4 / R)`, dB(A). */
export function levelInRoom(power: number, distance: number, constant: number): number {
  return power + decibels(directShare(distance) + 4 / constant);
}

/** The level of several equal sources: `+ 10 lg n`, dB(A). */
export function levelOfSeveral(level: number, count: number): number {
  return level + decibels(count);
}

/** A pressure loss at another flow, in the unit of the rated loss: it grows with the square of the flow. */
export function lossAtFlow(rated: { loss: number; flow: number }, flow: number): number {
  return rated.loss * (flow / rated.flow) ** 2;
}

/** The test conditions of a reactor: m³/h, mJ/cm² and per cent through 1 cm. */
export interface ReactorRating {
  flow: number;
  dose: number;
  transmittance: number;
}

/** The light at the far wall relative to the rated water, by the Bouguer–Lambert–Beer law. */
export function lightShare(transmittance: number, rated: number): number {
  const layer = waterLayer(transmittance, rated);
  return (transmittance / rated) ** layer;
}

/** The layer in cm for the law, chosen so that the result stays below the maker's table. */
export function waterLayer(transmittance: number, rated: number): number {
  return transmittance < rated ? WATER_LAYER.below : WATER_LAYER.above;
}

/** The largest flow in m³/h that gets the dose: the dose falls as the flow grows. */
export function reactorFlow(rating: ReactorRating, { dose, transmittance }: Omit<ReactorRating, 'flow'>): number {
  return rating.flow * lightShare(transmittance, rating.transmittance) * (rating.dose / dose);
}

/** The dose in mJ/cm² that a flow gets. */
export function reactorDose(rating: ReactorRating, { flow, transmittance }: Omit<ReactorRating, 'dose'>): number {
  return rating.dose * lightShare(transmittance, rating.transmittance) * (rating.flow / flow);
}

/** @returns m³/h of feed water for reverse osmosis. @param recovery per cent of the feed that becomes permeate */
export function feedFlow(permeate: number, recovery: number): number {
  return permeate / (recovery / 100);
}

/** The salinity of the permeate, in the unit of the feed. @param rejection per cent */
export function permeateSalinity(feed: number, rejection: number): number {
  return feed * (1 - rejection / 100);
}

/** The number of units of one size for a demand. A millionth is a rounding error and adds no unit. */
export function unitsFor(need: number, each: number): number {
  return Math.max(1, Math.ceil(need / each - 1e-6));
}

function directShare(distance: number): number {
  return DIRECTIVITY / (4 * Math.PI * distance ** 2);
}

function decibels(ratio: number): number {
  return 10 * Math.log10(ratio);
}
