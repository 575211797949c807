import { expect, test } from 'vitest';
import { outerSize } from './outer-size.ts';

const model = (name: string, value: string) => ({
  specifications: [
    { title: 'Основные', rows: [{ name: 'Расход', value: '90', unit: undefined, key: undefined }] },
    { title: 'Размеры', rows: [{ name, value, unit: 'мм', key: undefined }] },
  ],
});

test.each([
  ['Габариты, В × Ш × Г', '1\u00a0640 × 520 × 380', { width: 520, height: 1640, depth: 380 }],
  ['Габариты камеры, Д × Ш × В', '1\u00a0720 × 640 × 780', { width: 1720, height: 780, depth: 640 }],
  ['Габариты, В × Ш × Д', '820 × 800 × 1\u00a0250', { width: 1250, height: 820, depth: 800 }],
])('the row «%s» with %s gives the size as seen from the front', (name, value, size) => {
  expect(outerSize(model(name, value))).toEqual(size);
});

test.each([
  ['Масса', '58'],
  ['Габариты, В × Ш', '820 × 800'],
  ['Габариты, В × Ш × Г', 'по\u00a0запросу'],
])('the row «%s» with %s gives no size', (name, value) => {
  expect(outerSize(model(name, value))).toBeUndefined();
});
