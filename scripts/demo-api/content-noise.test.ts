import { expect, test } from 'vitest';
import { entries, modelOf, plain } from './testing/real-entries.ts';

/** The level of a wall-mounted device relative to its power at `distance` metres, in a room with this constant in m². */
const fromPower = (distance: number, room: number) => 10 * Math.log10(2 / (4 * Math.PI * distance ** 2) + 4 / room);
/** The level in the passport is measured at one metre without room reflections. */
const passport = fromPower(1, Infinity);
const correction = (distance: number, room: number) => fromPower(distance, room) - passport;

const WARD = 10;
const PILLOW = 3;
const LIMIT = { day: 35 - 5, night: 25 - 5 };

const article = entries.articles.get('shum-retsirkulyatora').html;

test('the table of the article on noise matches its formula', () => {
  const cells = [...plain(article).matchAll(/(\d) \+([\d,]+) дБ \+([\d,]+) дБ/g)];
  expect(cells).toHaveLength(4);
  for (const [, distance, ward, treated] of cells) {
    const stated = [ward, treated].map((text = '') => Number(text.replace(',', '.')));
    expect(stated).toEqual([10, 25].map((room) => Number(correction(Number(distance), room).toFixed(1))));
  }
});

/** «28 / 33 / 38» by speed, or one level. */
function levels(model: string, name: RegExp): number[] {
  const item = entries.equipment.items.find((entry) => modelOf(entry) === model);
  const rows = item?.specifications.flatMap(({ rows: own }) => own) ?? [];
  return (rows.find((row) => name.test(plain(row.name)))?.value ?? '').split('/').map(Number);
}

function powers(document: number): number[] {
  const rows = entries.documents.get(document).sections.flatMap((section) => section.rows);
  return rows.filter(([name]) => plain(name).endsWith('звуковая мощность')).map(([, value]) => parseInt(value, 10));
}

test.each([
  ['А-1200', 101, [/^Уровень шума$/, /ночном режиме/]],
  ['А-600', 102, [/^Шум на скорости/]],
  ['А-300', 103, [/^Шум на скорости/]],
])('the passport of %s has the power that follows from its levels at one metre', (model, document, names) => {
  const measured = names.flatMap((name) => levels(model, name));
  expect(powers(document)).toEqual(measured.map((level) => Math.round(level - passport)));
});

test('the model for wards complies with the limit at the pillow, by day on the second speed and at night on the first', () => {
  const [night = NaN, day = NaN, , full = NaN] = levels('А-300', /^Шум на скорости/);
  const atPillow = (level: number) => Math.round(level + correction(PILLOW, WARD));
  expect(atPillow(day)).toBeLessThanOrEqual(LIMIT.day);
  expect(atPillow(night)).toBeLessThanOrEqual(LIMIT.night);
  for (const level of [atPillow(day), atPillow(night), atPillow(full)])
    expect(plain(article)).toContain(`${level} дБ(А)`);
  const page = plain(entries.equipment.get('sfera-a-300').html);
  expect(page).toContain(`у изголовья в трёх метрах ${atPillow(night)} дБ(А)`);
});
