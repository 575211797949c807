import { memoize } from '../../../lib/data/memoize.ts';
import { PROPERTIES, type PropertyKey } from './property-table.ts';
import { propertyTitle } from './property-title.ts';
import { type Measure, plainText, type Quality, readMeasure, rounded } from './read-measure.ts';
import { conversion } from './units.ts';

/** A row of a specification, or a highlight, whose value may include its unit. */
export interface StatedRow {
  /** The property by the API's key; it takes precedence over the name. */
  key?: string;
  name: string;
  value: string;
  unit?: string;
}

/** A parsed row. */
export interface Property extends Omit<Measure, 'condition'> {
  /** A key of the table or of the API; for an unknown name the name itself in lower case. */
  key: string;
  /** Whether the table has the key. */
  isKnown: boolean;
  /** The title of the row's group. */
  group: string;
  /** The name in the specification: «Доза УФ в конце ресурса ламп». */
  fullName: string;
  /** The same without its condition: «Доза УФ». */
  name: string;
  /** The value as written, with its unit and the qualifier from the name: «не менее 95 %». */
  text: string;
  /** The unit of the figures: that of the table, if the row's own can be converted. */
  unit?: string;
  quality?: Quality;
  /** The condition of the value: «при дозе 60 мДж/см²», «ночью». */
  condition?: string;
}

const NBSP = '\u00a0';

/** Parses a specification row by row. */
export function readProperties(groups: readonly { title: string; rows: readonly StatedRow[] }[]): Property[] {
  return groups.flatMap(({ title, rows }) => rows.map((row) => readProperty(row, title)));
}

/**
 * Models share many of their rows, so each row is parsed once. The result is shared and must not be changed.
 * @param group the title of the group, which distinguishes properties with the same name
 */
export const readProperty: (row: StatedRow, group?: string) => Readonly<Property> = memoize(
  readRow,
  ({ key, name, value, unit }, group) => JSON.stringify([group, name, value, unit, key]),
);

function readRow({ key, name, value, unit }: StatedRow, group = ''): Property {
  const measure = readMeasure(value, unit);
  const own = withoutQuality(name.trim());
  const recognized = recognize(own.name, group, measure?.unit);
  const known = key === undefined ? recognized?.key : key;
  const isKnown = known !== undefined && Object.hasOwn(PROPERTIES, known);
  const isOther = recognized !== undefined && recognized.key !== known;
  return {
    ...(measure && inUnit(measure, isKnown ? definitionOf(known as PropertyKey).unit : undefined)),
    key: known ?? lettersOf(own.name),
    isKnown,
    group,
    fullName: own.name,
    name: isOther || !recognized ? own.name : recognized.name,
    text: [measure && !measure.quality && own.word, value, unit].filter(Boolean).join(NBSP),
    quality: measure && (measure.quality ?? own.quality),
    condition: joined(isOther ? undefined : recognized?.condition, measure?.condition),
  };
}

/** The main value of a property: the one without a condition, else the first. */
export function mainProperty(properties: readonly Property[], key: PropertyKey): Property | undefined {
  const own = properties.filter((property) => property.key === key);
  return own.find(({ condition }) => condition === undefined) ?? own[0];
}

const NAME_QUALITIES: readonly [Quality, word: string, RegExp][] = [
  ['at least', 'не\u00a0менее', /,?\s(?:не\sменее|не\sниже|от)$/u],
  ['at most', 'до', /,?\s(?:не\sболее|не\sвыше|до|макс\.|максимум)$/u],
  ['about', 'около', /,?\s(?:около|примерно)$/u],
];

function withoutQuality(name: string): { name: string; quality?: Quality; word?: string } {
  for (const [quality, word, pattern] of NAME_QUALITIES)
    if (pattern.test(name)) return { name: name.replace(pattern, ''), quality, word };
  return { name };
}

interface Named {
  key: PropertyKey;
  /** The name in the table. */
  name: string;
}

interface Recognized extends Named {
  condition?: string;
}

interface Definition {
  names: readonly string[];
  unit?: string;
}

const definitions = Object.entries(PROPERTIES) as [PropertyKey, Definition][];
const named: ReadonlyMap<string, Named[]> = Map.groupBy(
  definitions.flatMap(([key, { names }]) => names.map((name) => ({ key, name }))),
  ({ name }) => lettersOf(name),
);

/** The text that may follow a name as its condition. After other text it is another name. */
const CONDITION =
  /^(?:,|\s\(|\s(?:при|на|в|во|с|со|без|по|к|от|под|перед|после|для|за|ночью|днём|камеры|панели|шкафа|щита|исполнения)(?=[\s,]|$))/u;
/** Synonyms among conditions. */
const SAME_CONDITIONS: Readonly<Record<string, string>> = { 'в ночном режиме': 'ночью' };

/** The property of a name, and the condition in the name. */
const recognize = memoize(lookUp, (...words) => JSON.stringify(words));

function lookUp(name: string, group: string, unit: string | undefined): Recognized | undefined {
  const inGroup = group && fromStart(`${group}: ${name}`, unit);
  if (inGroup) return { ...inGroup, name: propertyTitle(inGroup.key) };
  return fromStart(name, unit) ?? atEnd(name, unit);
}

/** «Расход при дозе 60»: the longest known name at the start of the text. */
function fromStart(text: string, unit: string | undefined): Recognized | undefined {
  const ends = [...text.matchAll(/[\s,]|$/gu)].map(({ index }) => index);
  for (const end of ends.toReversed()) {
    const rest = text.slice(end);
    const found = rest === '' || CONDITION.test(rest) ? inTable(text.slice(0, end), unit) : undefined;
    if (found) return { ...found, condition: conditionOf(rest) };
  }
  return undefined;
}

/** «Исполнение для стоков: расход при 30 мДж/см²», «Одна группа ламп, расход»: the condition comes first. */
function atEnd(text: string, unit: string | undefined): Recognized | undefined {
  for (const { index, 0: sign } of text.matchAll(/[:,]\s/gu)) {
    const found = fromStart(text.slice(index + sign.length), unit);
    if (found) return { ...found, condition: joined(withSmallInitial(text.slice(0, index)), found.condition) };
  }
  return undefined;
}

/** A capital that does not begin an abbreviation. */
function withSmallInitial(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function inTable(name: string, unit: string | undefined): Named | undefined {
  return named.get(lettersOf(name))?.find(({ key }) => {
    const { unit: counted } = definitionOf(key);
    return counted === undefined || unit === undefined || conversion(unit, counted) !== undefined;
  });
}

function definitionOf(key: PropertyKey): Definition {
  return PROPERTIES[key];
}

/** The normal form of a name, for comparison. */
function lettersOf(name: string): string {
  return plainText(name).toLowerCase().replaceAll('ё', 'е');
}

function conditionOf(rest: string): string | undefined {
  const text = rest.replace(/^[,\s]+/u, '').replace(/^\((.*)\)$/u, '$1');
  return SAME_CONDITIONS[plainText(text)] ?? (text || undefined);
}

function joined(...conditions: (string | undefined)[]): string | undefined {
  return conditions.filter(Boolean).join(', ') || undefined;
}

/** The figures in the unit of the table, if both units measure the same quantity. */
function inUnit({ value, range, series, unit }: Measure, wanted: string | undefined): Partial<Property> {
  const factor = unit === undefined || wanted === undefined ? undefined : conversion(unit, wanted);
  if (factor === undefined) return { value, range, series, unit };
  const convert = (figure: number) => rounded(figure * factor);
  return {
    value: value === undefined ? undefined : convert(value),
    range: range && { from: convert(range.from), to: convert(range.to) },
    series: series?.map(convert),
    unit: wanted,
  };
}
