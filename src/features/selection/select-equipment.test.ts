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
    name: { slug, name: slug, shortName: slug },
    figures,
  }));
  return selectEquipment(task, values, selectionModels(named));
}

const selected = (...wanted: Parameters<typeof select>) => select(...wanted).candidates;

const room = (speeds: [flow: number, noise?: number][], figures: Partial<TaskFigures['room']> = {}): TaskFigures => ({
  room: { speeds: speeds.map(([flow, noise]) => ({ flow, noise })), maxVolume: 200, efficiency: 99.9, ...figures },
});

test('where a device has exactly the flow that is needed, a rounding error of the calculation does not count', () => {
  const asked = { area: 40, height: 2.5, exchange: 2.2, noise: 'none' };
  const [found] = selected('room', asked, { a: room([[220], [300]]) });
  expect(found).toMatchObject({ count: 1, speed: 1 });
  expect(found && resultRows('room', found, selection).at(-1)?.value).toBe('+0\u00a0%');
});
