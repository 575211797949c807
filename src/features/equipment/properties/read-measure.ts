import { canonicalUnit, isUnit } from './units.ts';

export type Quality = 'at least' | 'at most' | 'about';

export interface Measure {
  /** The figure, if there is exactly one. */
  value?: number;
  /** The ends of a range, a tolerance or a series. */
  range?: { from: number; to: number };
  /** Figures by step: «80 / 150 / 220» are for the speeds 1, 2 and 3. */
  series?: number[];
  quality?: Quality;
  /** In the site's spelling, from the unit's own field or from the text. */
  unit?: string;
  /** The text in brackets after the figure. */
  condition?: string;
}

const QUALITIES: readonly [Quality, RegExp][] = [
  ['at least', /^(?:не менее|не ниже|не меньше|минимум|свыше|более|от|≥|>)\s*/iu],
  ['at most', /^(?:не более|не выше|не больше|максимум|менее|до|≤|<)\s*/iu],
  ['about', /^(?:около|примерно|порядка|ок\.|≈|~)\s*/iu],
];

/** Digits in groups of three or together, then a decimal fraction. */
const DIGITS = String.raw`[+-]?(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:[.,]\d+)?`;
/** «· 10⁶», «×10^-4», «e6» */
const EXPONENT = String.raw`(?: ?[·×x*] ?10(?:\^ ?(?<power>[+-]?\d+)|(?<raised>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))|[eEеЕ](?<e>[+-]?\d+))?`;
const NUMBER = new RegExp(`^(?<digits>${DIGITS})${EXPONENT}`, 'u');
const POWER_OF_TEN = /^10(?<raised>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u;

/**
 * Parses the figures of a specification: «1 200», «не менее 95 %», «от +5 до +40», «1–3», «220 ± 10 %», «2 · 10⁶»,
 * «28 / 33 / 38». A text with other words («4 и ночной режим», «6 × 36») is not a measure.
 * @param unit of the unit's own field
 */
export function readMeasure(text: string, unit = ''): Measure | undefined {
  const { rest: plain, condition } = withoutBrackets(plainText(text));
  const quality = QUALITIES.find(([, pattern]) => pattern.test(plain) && !/^от .* до /u.test(plain));
  const figures = readFigures(quality ? plain.replace(quality[1], '') : plain);
  if (!figures) return undefined;
  const own = canonicalUnit(figures.rest);
  const given = canonicalUnit(unit);
  if (own && own !== given && (given || !isUnit(own))) return undefined;
  const { value, range, series } = figures;
  return { value, range, series, quality: quality?.[0], unit: given || own || undefined, condition };
}

/** Normalizes spaces, minus signs and dashes, and removes invisible characters. */
export function plainText(text: string): string {
  return text
    .replace(/[\u2060\u00ad\u200b\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/−/gu, '-')
    .trim();
}

interface Figures extends Pick<Measure, 'value' | 'range' | 'series'> {
  /** The text after the figures. */
  rest: string;
}

function readFigures(text: string): Figures | undefined {
  const from = /^от (?=[+\d-])/u.test(text);
  const first = readNumber(from ? text.slice(3) : text);
  if (!first) return undefined;
  const { value } = first;
  const [sign = ''] = (from ? /^ до /u : /^ ?(?:±|\/|–|—|-|…|\.\.\.) ?(?=[+\d-])/u).exec(first.rest) ?? [];
  const second = sign ? readNumber(first.rest.slice(sign.length)) : undefined;
  if (!second) return from ? undefined : { value, rest: first.rest.trim() };
  switch (sign.trim()) {
    case '±':
      return withTolerance(value, second);
    case '/':
      return readSeries([value, second.value], second.rest);
    default:
      return { range: { from: value, to: second.value }, rest: second.rest.trim() };
  }
}

function withTolerance(value: number, { value: part, rest }: ReadNumber): Figures {
  const isShare = rest.trim().startsWith('%');
  const tolerance = isShare ? (value * part) / 100 : part;
  const range = { from: rounded(value - tolerance), to: rounded(value + tolerance) };
  return { value, range, rest: (isShare ? rest.trim().slice(1) : rest).trim() };
}

function readSeries(series: number[], text: string): Figures {
  const [sign] = /^ ?\/ ?(?=[+\d-])/u.exec(text) ?? [];
  const next = sign === undefined ? undefined : readNumber(text.slice(sign.length));
  if (next) return readSeries([...series, next.value], next.rest);
  return { range: { from: Math.min(...series), to: Math.max(...series) }, series, rest: text.trim() };
}

interface ReadNumber {
  value: number;
  rest: string;
}

function readNumber(text: string): ReadNumber | undefined {
  const power = POWER_OF_TEN.exec(text);
  if (power) return { value: rounded(10 ** lowered(power.groups?.['raised'])), rest: text.slice(power[0].length) };
  const match = NUMBER.exec(text);
  if (!match?.groups) return undefined;
  const { digits = '', power: caret, raised, e } = match.groups;
  const exponent = Number(caret ?? e ?? (raised === undefined ? 0 : lowered(raised)));
  const value = Number(digits.replaceAll(' ', '').replace(',', '.')) * 10 ** exponent;
  return { value: rounded(value), rest: text.slice(match[0].length) };
}

/** Superscripts as a number. */
function lowered(raised = ''): number {
  const digits = [...raised].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).filter((digit) => digit >= 0);
  return Number(digits.join('')) * (raised.startsWith('⁻') ? -1 : 1);
}

/** Removes binary rounding errors. */
export function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function withoutBrackets(text: string): { rest: string; condition?: string } {
  const match = /^(.*\S) \((.+)\)$/u.exec(text);
  const [, rest = '', condition = ''] = match ?? [];
  return rest ? { rest, condition } : { rest: text };
}
