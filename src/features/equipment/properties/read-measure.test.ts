import { expect, test } from 'vitest';
import { readMeasure } from './read-measure.ts';

test.each([
  ['300', 'м³/ч', { value: 300, unit: 'м³/ч' }],
  ['1\u00a0200', 'м³/\u2060ч', { value: 1200, unit: 'м³/ч' }],
  ['12 000 м3/час', undefined, { value: 12_000, unit: 'м³/ч' }],
  ['0,42', 'кВт', { value: 0.42, unit: 'кВт' }],
  ['0.42 кВт', '', { value: 0.42, unit: 'кВт' }],
  ['44 дБА', '', { value: 44, unit: 'дБ(А)' }],
  ['−5', '°С', { value: -5, unit: '°C' }],
  ['2', undefined, { value: 2 }],
  ['не\u00a0менее 95', '%', { value: 95, unit: '%', quality: 'at least' }],
  ['до\u00a00,6\u00a0МПа', '', { value: 0.6, unit: 'МПа', quality: 'at most' }],
  ['≤40', 'дБ(А)', { value: 40, unit: 'дБ(А)', quality: 'at most' }],
  ['≤ 40', 'дБ(А)', { value: 40, unit: 'дБ(А)', quality: 'at most' }],
  ['от 10', 'м³', { value: 10, unit: 'м³', quality: 'at least' }],
  ['около 3', 'ч', { value: 3, unit: 'ч', quality: 'about' }],
  ['~ 3 ч', '', { value: 3, unit: 'ч', quality: 'about' }],
  ['1–3', 'ч', { range: { from: 1, to: 3 }, unit: 'ч' }],
  ['0,30–\u20600,45', 'м/с', { range: { from: 0.3, to: 0.45 }, unit: 'м/с' }],
  ['5 - 7', 'лет', { range: { from: 5, to: 7 }, unit: 'лет' }],
  ['10…100', '%', { range: { from: 10, to: 100 }, unit: '%' }],
  ['от\u00a0+5 до\u00a0+40', '°C', { range: { from: 5, to: 40 }, unit: '°C' }],
  ['от −20 до +5 °C', '', { range: { from: -20, to: 5 }, unit: '°C' }],
  ['220\u00a0±\u00a010\u00a0%', 'В', { value: 220, range: { from: 198, to: 242 }, unit: 'В' }],
  ['0,45 ± 0,09', 'м/с', { value: 0.45, range: { from: 0.36, to: 0.54 }, unit: 'м/с' }],
  ['28 / 33 / 38', 'дБ(А)', { range: { from: 28, to: 38 }, series: [28, 33, 38], unit: 'дБ(А)' }],
  ['28/33/38 дБ', '', { range: { from: 28, to: 38 }, series: [28, 33, 38], unit: 'дБ(А)' }],
  ['220±10% В', '', { value: 220, range: { from: 198, to: 242 }, unit: 'В' }],
  ['10⁶', 'КОЕ', { value: 1_000_000, unit: 'КОЕ' }],
  ['2 · 10⁶', 'КОЕ', { value: 2_000_000, unit: 'КОЕ' }],
  ['1,5×10^-4', 'м', { value: 0.000_15, unit: 'м' }],
  ['10⁻³', 'м', { value: 0.001, unit: 'м' }],
  ['3e5', 'Па', { value: 300_000, unit: 'Па' }],
  ['600 (на третьей скорости)', 'м³/ч', { value: 600, unit: 'м³/ч', condition: 'на третьей скорости' }],
])('«%s» with the unit «%s» is parsed to figures', (text, unit, measure) => {
  expect(JSON.parse(JSON.stringify(readMeasure(text, unit)))).toEqual(measure);
});

test.each([
  ['HEPA H14'],
  ['4 и\u00a0ночной режим'],
  ['6\u00a0×\u00a036'],
  ['1\u00a0640\u00a0×\u00a0520\u00a0×\u00a0380'],
  ['DN\u00a050'],
  ['по\u00a0запросу'],
  ['2 по\u00a05 ламп'],
  ['датчик УФ, порог 70\u00a0%'],
  ['от 5 раз до утра'],
  ['до'],
  ['—'],
  [''],
])('«%s» is not a measure', (text) => {
  expect(readMeasure(text)).toBeUndefined();
});

test('a figure with another unit than its field is not a measure', () => {
  expect(readMeasure('5 кВт', 'Вт')).toBeUndefined();
});
