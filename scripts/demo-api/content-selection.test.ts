import { expect, test } from 'vitest';
import { TASKS, type Task, readValues, typedFromQuery } from '../../src/features/selection/inputs.ts';
import { selectionModels, taskFigures } from '../../src/features/selection/models.ts';
import { selectEquipment } from '../../src/features/selection/select-equipment.ts';
import { entries, modelOf, plain } from './testing/real-entries.ts';

const models = selectionModels(
  entries.equipment.items.map((item) => ({
    name: { slug: item.slug, name: modelOf(item) },
    figures: taskFigures(item.specifications),
  })),
);

function selected(task: Task, asked: Record<string, string | number>) {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const { values } = readValues(task, typedFromQuery(task, query));
  if (!values) throw new Error('The values are out of range');
  const { candidates } = selectEquipment(task, values, models);
  const of = (model: string) => candidates.find((candidate) => candidate.model.name === model);
  return { candidates, of };
}

test('every task finds models of the demo', () => {
  for (const task of TASKS) expect(models[task].length, task).toBeGreaterThan(1);
});

test('the ward of the article on noise gets its model, its speed and its level at the pillow', () => {
  const { candidates } = selected('room', { area: 18, height: 3, exchange: 2 });
  expect(candidates[0]).toMatchObject({ model: { name: 'А-300' }, count: 1, speed: 2, problems: [] });
  expect(Math.round(candidates[0]?.cells.noise ?? 0)).toBe(29);
});

test('at night the same model is quiet enough at its first speed, and the larger ones are too loud', () => {
  const { candidates, of } = selected('room', { area: 18, height: 3, exchange: 1, noise: 'wardNight' });
  expect(candidates[0]).toMatchObject({ model: { name: 'А-300' }, count: 1, speed: 1, problems: [] });
  expect(Math.round(candidates[0]?.cells.noise ?? 0)).toBe(19);
  expect(of('А-600')?.problems).toContain('noise');
});

test.each([
  [50, 3, 150],
  [80, 3.3, 264],
])(
  'a class of %d m² has the volume, the speed and at least the noise of the solution’s table',
  (area, height, volume) => {
    // Two volumes in a lesson of 45 minutes.
    const { of } = selected('room', { area, height, exchange: 2.66, noise: 'none', category: 4 });
    const found = of('А-600');
    const text = plain(JSON.stringify(entries.solutions.get('vozdukh-v-klassakh').blocks));
    const row = new RegExp(`${area} м², высота ${String(height.toFixed(1)).replace('.', ',')} м .*?(\\d+) дБ`).exec(
      text,
    );
    expect(text).toContain(`${volume} м³`);
    expect(found?.speed).toBe(2);
    // The table includes the sound absorption of 28 pupils, the selection assumes an empty room.
    const more = (found?.cells.noise ?? 0) - Number(row?.[1]);
    expect(more).toBeGreaterThanOrEqual(0);
    expect(more).toBeLessThan(2.5);
  },
);

test('the operating block of the article on doses takes three sections with a reserve of 15 per cent', () => {
  const { of } = selected('duct', { flow: 6000, category: 1 });
  const section = of('К-6000');
  expect(section?.count).toBe(3);
  expect(Math.round(((section?.cells.margin ?? 0) - 1) * 100)).toBe(15);
  expect(Math.round(section?.cells.dose ?? 0)).toBe(441);
});

test('the selection allows what a section’s table allows', () => {
  for (const model of models.duct)
    for (const { dose, flow } of model.ratings) {
      const category = { 385: 1, 256: 2, 167: 3, 130: 4 }[dose];
      const { of } = selected('duct', { flow, category: category ?? 1, pressure: 500 });
      expect(of(model.name)?.count, `${model.name} ${dose}`).toBe(1);
    }
});

test.each([
  [98, 40, 104],
  [90, 40, 64],
  [85, 25, 74],
  [80, 40, 33],
])('a reactor is offered for no more than the table of the article: %d %%, %d mJ/cm²', (transmittance, dose, flow) => {
  const { of } = selected('water', { flow: 10, transmittance, dose });
  const capacity = of('В-90')?.cells.capacity ?? 0;
  expect(Math.round(capacity)).toBeLessThanOrEqual(flow);
  expect(capacity).toBeGreaterThan(flow * 0.9);
  expect(plain(entries.articles.get('propuskanie-vody-i-vybor-reaktora').html)).toContain(`${flow}`);
});

test('waste water gets the version for dark water, and drinking water the standard one', () => {
  expect(selected('water', { flow: 180, transmittance: 70, dose: 30 }).candidates).toMatchObject([
    { model: { name: 'В-250' }, count: 1, variant: true },
  ]);
  expect(selected('water', { flow: 250 }).of('В-250')).toMatchObject({ count: 1, problems: [] });
});

test.each([
  [20, 3],
  [45, 7],
  [110, 15],
])('a clean room with %d exchanges gets the %d modules of the solution', (exchange, modules) => {
  expect(selected('cleanRoom', { area: 40, height: 2.7, exchange }).of('П-800')?.count).toBe(modules);
});

test('the feed of reverse osmosis is that of the specification', () => {
  expect(selected('osmosis', { flow: 2 }).of('О-2000')?.cells.feed?.toFixed(1)).toBe('2.7');
  expect(selected('osmosis', { flow: 0.5 }).of('О-500')?.cells.feed?.toFixed(1)).toBe('0.8');
});

test('the limits of the specifications count: pressure, its loss, salts, ozone, the work zone of a canopy', () => {
  const reactor = selected('water', { flow: 90, pressure: 1.2 }).of('В-90');
  expect(reactor).toMatchObject({ count: 1, problems: ['pressure'] });
  expect(reactor?.cells.loss).toBe(4.5);
  expect(selected('osmosis', { flow: 0.5, salinity: 1.2 }).of('О-500')?.problems).toEqual(['salinity']);
  expect(selected('room', {}).of('ОЗ-10')).toBeUndefined();
  expect(selected('room', { people: 'no' }).of('ОЗ-10')?.count).toBe(1);
  const modules = selected('cleanRoom', {}).candidates.map(({ model }) => model.name);
  expect(modules.toSorted()).toEqual(['Н-1500', 'П-800']);
});
