import { expect, test } from 'vitest';
import { mainProperty, readProperties, readProperty } from './read-properties.ts';

test.each([
  ['Расход', 'м³/ч', { key: 'flow', name: 'Расход', condition: undefined }],
  ['Производительность, до', 'м³/ч', { key: 'flow', name: 'Производительность', quality: 'at most' }],
  ['Мощность не более', 'Вт', { key: 'power', name: 'Мощность', quality: 'at most' }],
  ['Эффективность обеззараживания, не ниже', '%', { key: 'disinfection', quality: 'at least' }],
  ['Масса около', 'кг', { key: 'mass', name: 'Масса', quality: 'about' }],
  ['РАСХОД  ВОДЫ', 'м³/ч', { key: 'flow', name: 'Расход воды' }],
  ['Расход при\u00a0дозе 60\u00a0мДж/см²', 'м³/ч', { key: 'flow', condition: 'при\u00a0дозе 60\u00a0мДж/см²' }],
  ['Расход (летом)', 'м³/ч', { key: 'flow', condition: 'летом' }],
  [
    '99\u00a0% (256\u00a0Дж/м³), расход до',
    'м³/ч',
    { key: 'flow', condition: '99\u00a0% (256\u00a0Дж/м³)', quality: 'at most' },
  ],
  [
    'Исполнение для стоков, 16 ламп: расход при 30 мДж/см²',
    'м³/ч',
    { key: 'flow', condition: 'исполнение для стоков, 16 ламп, при 30 мДж/см²' },
  ],
  ['Уровень шума в\u00a0ночном режиме', 'дБ(А)', { key: 'noise', condition: 'ночью' }],
  ['Пропускание воды на\u00a01\u00a0см, не\u00a0менее', '%', { key: 'transmittance', quality: 'at least' }],
  ['Обьем помещения', 'м³', { key: 'обьем помещения', isKnown: false }],
  ['Объем помещения, до', 'м³', { key: 'roomVolume', quality: 'at most' }],
  ['Расход кислорода', 'л/мин', { key: 'oxygenFlow' }],
  ['Расход реагента', 'л/ч', { key: 'расход реагента', isKnown: false }],
])('the name «%s» of a figure in %s is recognized', (name, unit, expected) => {
  expect(readProperty({ name, value: '60', unit })).toMatchObject(expected);
});

test('a name of two properties belongs to the one with its unit', () => {
  const keyOf = (unit: string) => readProperty({ name: 'Производительность', value: '10', unit }).key;
  expect(keyOf('л/с')).toBe('flow');
  expect(keyOf('г/ч')).toBe('ozoneOutput');
  expect(readProperty({ name: 'Производительность', value: '10', unit: 'чел./ч' }).isKnown).toBe(false);
});

test.each([
  ['Расход', '5', 'л/с', 18, 'м³/ч'],
  ['Мощность', '0,42', 'кВт', 420, 'Вт'],
  ['Потеря напора', '3,8', 'кПа', 3800, 'Па'],
  ['Давление', '6', 'бар', 0.6, 'МПа'],
  ['Доза УФ', '400', 'Дж/м²', 40, 'мДж/см²'],
  ['Масса', '1,2', 'т', 1200, 'кг'],
])('the figure of «%s», %s %s, is converted to the unit of the table', (name, value, unit, figure, counted) => {
  expect(readProperty({ name, value, unit })).toMatchObject({ value: figure, unit: counted });
});

test('the text keeps its spelling, with the qualifier from the name', () => {
  expect(readProperty({ name: 'Мощность, до', value: '0,42', unit: 'кВт' }).text).toBe('до\u00a00,42\u00a0кВт');
  expect(readProperty({ name: 'Мощность, до', value: 'до 0,42', unit: 'кВт' }).text).toBe('до 0,42\u00a0кВт');
  expect(readProperty({ name: 'Связь', value: 'RS-485' }).text).toBe('RS-485');
});

test('the key of the API takes precedence over the name', () => {
  expect(readProperty({ key: 'noise', name: 'Громкость', value: '40', unit: 'дБА' })).toMatchObject({
    key: 'noise',
    isKnown: true,
    name: 'Громкость',
    value: 40,
    unit: 'дБ(А)',
  });
  expect(readProperty({ key: 'colour', name: 'Масса', value: '4' })).toMatchObject({ key: 'colour', isKnown: false });
  expect(readProperty({ key: 'toString', name: 'Масса', value: '4' }).isKnown).toBe(false);
});

test('a name belongs to its group if the table says so', () => {
  const keyIn = (group: string) => readProperty({ name: 'Длительность', value: '12', unit: 'мин' }, group).key;
  expect(keyIn('Промывка')).toBe('backwashTime');
  expect(keyIn('Регенерация')).toBe('regenerationTime');
  expect(keyIn('Обед')).toBe('длительность');
});

test('the main value of a property is the one without a condition', () => {
  const properties = readProperties([
    {
      title: 'Основные',
      rows: [
        { name: 'Расход при дозе 60 мДж/см²', value: '12', unit: 'м³/ч' },
        { name: 'Расход', value: '20', unit: 'м³/ч' },
        { name: 'Масса без воды', value: '20', unit: 'кг' },
      ],
    },
  ]);
  expect(mainProperty(properties, 'flow')?.value).toBe(20);
  expect(mainProperty(properties, 'mass')?.value).toBe(20);
  expect(mainProperty(properties, 'noise')).toBeUndefined();
});
