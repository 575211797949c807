import { expect, test } from 'vitest';
import { selection } from '../../i18n/ru/selection.ts';
import { readValues, type Task, typedFromQuery } from './inputs.ts';
import { selectionModels, type TaskFigures } from './models.ts';
import { resultRows } from './result-rows.ts';
import { selectEquipment } from './select-equipment.ts';

/** Selects among models of these figures, by their names. */
function select(task: Task, asked: Record<string, number | string>, models: Record<string, TaskFigures>) {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const { values } = readValues(task, typedFromQuery(task, query));
  if (!values) throw new Error('The values are out of range');
  const named = Object.entries(models).map(([slug, figures]) => ({
    name: { slug, name: slug },
    figures,
  }));
  return selectEquipment(task, values, selectionModels(named));
}

const selected = (...wanted: Parameters<typeof select>) => select(...wanted).candidates;

const room = (speeds: [flow: number, noise?: number][], figures: Partial<TaskFigures['room']> = {}): TaskFigures => ({
  room: { speeds: speeds.map(([flow, noise]) => ({ flow, noise })), maxVolume: 200, efficiency: 99.9, ...figures },
});
const section = { maxFlow: 6000, ratings: [{ dose: 385, flow: 6000 }], loss: 80 };
const reactor = { ratings: [{ flow: 100, dose: 40, transmittance: 95 }], maxPressure: 1 };
const osmosis = { flow: 1, recovery: 75, rejection: 98, maxSalinity: 1.5 };

const offered = (candidates: ReturnType<typeof selected>) =>
  candidates.map(({ model, count, speed, problems }) => [model.slug, count, speed, ...problems]);

test('a device with ozone is offered for an empty room only, by its volume, and there noise does not count', () => {
  const models = { ozone: room([], { maxVolume: 150, emptyRoomOnly: true }), loud: room([[1000, 60]]) };
  const asked = { area: 60, height: 3 };
  expect(offered(selected('room', asked, models))).toEqual([['loud', 1, undefined, 'noise']]);
  expect(offered(selected('room', { ...asked, people: 'no' }, models))).toEqual([
    ['loud', 1, undefined],
    ['ozone', 2, undefined],
  ]);
});

test('where one device is too loud, more of them are offered at a lower speed', () => {
  const asked = { area: 40, height: 3, exchange: 2.5 };
  const models = {
    worst: room([[300, 60]], { efficiency: 90 }),
    quiet: room([
      [100, 22],
      [300, 45],
    ]),
    loud: room([[300, 60]]),
    silent: room([[300]]),
  };
  expect(offered(selected('room', asked, models))).toEqual([
    ['quiet', 3, 1],
    ['loud', 1, undefined, 'noise'],
    ['silent', 1, undefined, 'noiseUnknown'],
    ['worst', 1, undefined, 'noise', 'dose'],
  ]);
});

test('the noise falls with the distance and under an absorbing ceiling', () => {
  const noise = (asked: object) =>
    selected('room', { distance: 2, ...asked }, { a: room([[300, 30]]) })[0]?.cells.noise ?? 0;
  expect(noise({ distance: 4 })).toBeLessThan(noise({}));
  expect(noise({ ceiling: 'absorbing' })).toBeLessThan(noise({}) - 2);
});

test('a slower speed gets a higher dose, a device below that of the category is not suitable', () => {
  const asked = { area: 40, height: 3, noise: 'none', category: 3 };
  const models = {
    slow: room([[250], [500]], { dose: 100 }),
    fast: room([[500]], { dose: 100 }),
    weak: room([[250]], { efficiency: 90 }),
  };
  const found = selected('room', asked, models);
  expect(offered(found)).toEqual([
    ['slow', 1, 1],
    ['weak', 1, undefined, 'dose'],
    ['fast', 1, undefined, 'dose'],
  ]);
  expect(found[0]?.cells.dose).toBe(200);
});

test('a device with exactly the efficiency or the dose of the category is suitable', () => {
  const models = { filter: room([[500]], { efficiency: 95 }), lamps: room([[500]], { dose: 167 }) };
  expect(selected('room', { noise: 'none', category: 3 }, models).map(({ problems }) => problems)).toEqual([[], []]);
});

test.each([
  ['duct', { flow: 6000, pressure: 79 }, 'loss'],
  ['duct', { flow: 6000, pressure: 80 }, undefined],
  ['water', { flow: 100, pressure: 1.1 }, 'pressure'],
  ['water', { flow: 100, pressure: 1 }, undefined],
  ['osmosis', { flow: 1, salinity: 1.6 }, 'salinity'],
  ['osmosis', { flow: 1, salinity: 1.5 }, undefined],
] as const)('%s for %j has the problem «%s»', (task, asked, problem) => {
  const [found] = selected(task, asked, { a: { duct: section, water: reactor, osmosis } });
  expect(found?.problems).toEqual(problem ? [problem] : []);
});

test.each([
  ['room', 8, { area: 400, height: 3, exchange: 2, noise: 'none' }, room([[300]])],
  ['room', 8, { area: 400, height: 3, people: 'no' }, room([], { maxVolume: 150, emptyRoomOnly: true })],
  ['duct', 6, { flow: 36_000 }, { duct: section }],
  ['water', 8, { flow: 800 }, { water: reactor }],
  ['cleanRoom', 60, { area: 100, height: 3, exchange: 20 }, { cleanRoom: { flow: 100 } }],
  ['osmosis', 6, { flow: 6 }, { osmosis }],
] as const)('for %s at most %d devices of a model are offered', (task, most, asked, model) => {
  const [name] = Object.keys(asked) as [keyof typeof asked];
  expect(selected(task, asked, { model })[0]?.count).toBe(most);
  expect(selected(task, { ...asked, [name]: asked[name] * 1.01 }, { model })).toEqual([]);
});

test('of models without a problem the fewest come first, of as many the smallest', () => {
  const models = {
    large: { osmosis: { ...osmosis, flow: 4 } },
    small: { osmosis },
    medium: { osmosis: { ...osmosis, flow: 2 } },
  };
  expect(offered(selected('osmosis', { flow: 2 }, models)).map(([name]) => name)).toEqual(['medium', 'large', 'small']);
});

test('where a device has exactly the flow that is needed, a rounding error of the calculation does not count', () => {
  const asked = { area: 40, height: 2.5, exchange: 2.2, noise: 'none' };
  const [found] = selected('room', asked, { a: room([[220], [300]]) });
  expect(found).toMatchObject({ count: 1, speed: 1 });
  expect(found && resultRows('room', found, selection).at(-1)?.value).toBe('+0\u00a0%');
});

const plain = (texts: (string | undefined)[]) => texts.map((text) => text?.replaceAll('\u00a0', ' '));

// Calculated by hand.
test.each<[Task, Record<string, number>, TaskFigures, shown: string[], formulas: string[]]>([
  [
    'room',
    { area: 40, height: 3, exchange: 2 },
    room([[100, 22]], { dose: 400 }),
    ['Воздух 300 м³/ч', 'Кратность 2,5 в час', 'Доза 400 Дж/м³', 'Шум 29 дБ(А)', 'Запас +25 %'],
    [
      '40 · 3 = 120 м³',
      '120 · 2 = 240 м³/ч',
      '−60 · ln (1 − 0,95) / 2 = 90 мин',
      'стены и пол α = 0,1, потолок α = 0,1: R = 17,3 м²',
      '240 / 100 → 3, вместе 300 м³/ч',
      '300 / 120 = 2,5 в час',
      '400 · 100 / 100 = 400 Дж/м³',
      '22 + 8 = 30 дБ(А)',
      '30 + 10 lg (2 / (4π · 3²) + 4 / 17,3) = 23,9 дБ(А)',
      '23,9 + 10 lg 3 = 28,7 дБ(А)',
    ],
  ],
  [
    'duct',
    { flow: 6000, category: 1 },
    {
      duct: {
        maxFlow: 6000,
        ratings: [
          { dose: 130, flow: 6000 },
          { dose: 385, flow: 4000 },
          { dose: 99, flow: 6000 },
        ],
        loss: 80,
      },
    },
    ['Через секцию 3 000 м³/ч', 'Доза 513 Дж/м³', 'Потеря 20 Па', 'Запас +33 %'],
    [
      'эффективность 99,9 % → 385 Дж/м³',
      '6 000 / 4 000 → 2, в каждой 3 000 м³/ч',
      '385 · 4 000 / 3 000 = 513 Дж/м³',
      '80 · (3 000 / 6 000)² = 20 Па',
    ],
  ],
  [
    'water',
    { flow: 120, transmittance: 90 },
    { water: { ...reactor, loss: { loss: 5, flow: 100 } } },
    ['Пропустят 142 м³/ч', 'Доза 47,4 мДж/см²', 'Потеря 1,8 кПа', 'Запас +19 %'],
    [
      '(90 / 95)^6,3 = 0,71',
      '100 · 0,71 · 40 / 40 = 71,1 м³/ч',
      '120 / 71,1 → 2, через каждый 60 м³/ч',
      '40 · 0,71 · 100 / 60 = 47,4 мДж/см²',
      '5 · (60 / 100)² = 1,8 кПа',
    ],
  ],
  [
    'cleanRoom',
    { area: 20, height: 3, exchange: 20 },
    { cleanRoom: { flow: 500, noise: 40 } },
    ['Воздух 1 500 м³/ч', 'Кратность 25 в час', 'Шум 49 дБ(А)', 'Запас +25 %'],
    [
      '20 · 3 = 60 м³',
      '60 · 20 = 1 200 м³/ч',
      '1 200 / 500 → 3, вместе 1 500 м³/ч',
      '1 500 / 60 = 25 в час',
      '40 + 8 = 48 дБ(А)',
      '48 + 10 lg (2 / (4π · 3²) + 4 / 10,4) = 44 дБ(А)',
      '44 + 10 lg 3 = 48,8 дБ(А)',
    ],
  ],
  [
    'osmosis',
    { flow: 1.5, salinity: 0.5 },
    { osmosis },
    ['Пермеат 2 м³/ч', 'Исходная вода 2,67 м³/ч', 'Соли 10 мг/л', 'Запас +33 %'],
    ['1,5 / 1 → 2, вместе 2 м³/ч', '2 / 0,75 = 2,67 м³/ч', '500 · (1 − 0,98) = 10 мг/л'],
  ],
])('the figures and the formulas of %s have their units', (task, asked, figures, shown, formulas) => {
  const { steps, candidates } = select(task, asked, { model: figures });
  const [found] = candidates;
  const rows = found ? resultRows(task, found, selection) : [];
  expect(plain(rows.map(({ label, value }) => `${label} ${value}`))).toEqual(shown);
  const own = [...steps, ...(found?.steps ?? [])];
  expect(plain(own.map(({ id, values, result }) => selection.steps[id]?.filled(values, result)))).toEqual(formulas);
});
