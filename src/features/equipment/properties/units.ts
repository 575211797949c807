/** Units by quantity, each with its size in the first unit. */
const QUANTITIES = [
  {
    'м³/ч': 1,
    'л/ч': 0.001,
    'л/мин': 0.06,
    'л/с': 3.6,
    'м³/мин': 60,
    'м³/с': 3600,
    'м³/сут': 1 / 24,
  },
  { Вт: 1, кВт: 1000 },
  { Па: 1, гПа: 100, кПа: 1000, МПа: 1e6, бар: 1e5, атм: 101_325 },
  { кг: 1, г: 0.001, т: 1000 },
  { м: 1, мм: 0.001, см: 0.01, мкм: 1e-6, нм: 1e-9 },
  { 'м³': 1, л: 0.001 },
  { 'мДж/см²': 1, 'Дж/м²': 0.1, 'Дж/см²': 1000 },
  { 'Дж/м³': 1 },
  { 'г/ч': 1, 'кг/ч': 1000, 'мг/ч': 0.001 },
  { 'г/л': 1000, 'мг/л': 1, 'г/м³': 1, 'мг/м³': 0.001 },
  { 'мкСм/см': 1, 'мСм/см': 1000 },
  { 'м/с': 1, 'м/ч': 1 / 3600 },
  { ч: 1, мин: 1 / 60, с: 1 / 3600 },
  { 'дБ(А)': 1 },
  { '%': 1 },
  { В: 1 },
  { лк: 1 },
  { '°C': 1 },
  { '°Ж': 1, 'мг-экв/л': 1 },
  { ЕМФ: 1 },
] as const;

type KeyOfEach<T> = T extends unknown ? keyof T : never;
/** A unit that the site can convert. */
export type Unit = KeyOfEach<(typeof QUANTITIES)[number]>;

const factors = new Map<string, { quantity: number; factor: number }>(
  QUANTITIES.flatMap((units, quantity) =>
    Object.entries(units).map(([unit, factor]) => [unit, { quantity, factor }] as const),
  ),
);

/** Other ways to write a unit. */
const SPELLINGS: Readonly<Record<string, string>> = {
  дБА: 'дБ(А)',
  дБ: 'дБ(А)',
  'дБ(A)': 'дБ(А)',
  'куб.м/ч': 'м³/ч',
  'куб.м': 'м³',
  литров: 'л',
  'л/сек': 'л/с',
  'м/сек': 'м/с',
  час: 'ч',
  часа: 'ч',
  часов: 'ч',
  'кв.м': 'м²',
  'м.кв.': 'м²',
  'м.кв': 'м²',
  '1/ч': 'вчас',
  развчас: 'вчас',
  разавчас: 'вчас',
  '°С': '°C',
};

/** The site's spelling of a unit: «м3/час» is «м³/ч». Other texts stay as they are. */
export function canonicalUnit(written: string): string {
  const plain = written
    .replace(/[\u2060\s]/gu, '')
    .replace(/(?<=м)\^?3/gu, '³')
    .replace(/(?<=м)\^?2/gu, '²')
    .replace(/\/час(?![а-яё])/u, '/ч');
  return SPELLINGS[plain] ?? plain;
}

export function isUnit(text: string): text is Unit {
  return factors.has(text);
}

/**
 * The factor from one unit to another of the same quantity; undefined for different quantities. Both in the site's spelling.
 */
export function conversion(from: string, to: string): number | undefined {
  const [source, target] = [factors.get(from), factors.get(to)];
  return source && target && source.quantity === target.quantity ? source.factor / target.factor : undefined;
}
