import { expect, test } from 'vitest';
import { formatDay } from '../../src/lib/text/calendar-day.ts';
import { dayInMoscow } from '../../src/lib/text/moscow-day.ts';
import { everyText, entries, modelOf, plain } from './testing/real-entries.ts';

// A figure that is stated in several texts must be the same. Each rule reads all of the content, so new texts are checked, too.

const facts: [name: string, ...patterns: RegExp[]][] = [
  [
    'number of models',
    /(\d+) модел[ьией]+ в каталоге/,
    /моделей в каталоге:? (\d+)/i,
    /серийных моделей (\d+)/,
    /В каталоге (\d+) модел/,
  ],
  ['years on the market', /(\d+) лет на рынке/, /На рынке:? (\d+) лет/],
  ['objects', /([\d ]+\d) объектов в России/, /Объектов в России и СНГ:? ([\d ]+\d)/],
  ['people of the company', /(\d+) сотрудника/, /Сотрудников:? (\d+)/, /В компании (\d+) человек/],
  ['patents', /(\d+) патент/, /Патентов:? (\d+)/],
  ['area of the plant', /([\d ]+\d) м² (?:производства|в Обнинске|от склада)/, /площадью ([\d ]+\d) м² в Обнинске/],
];

/** A figure and its label may be two neighbouring texts: «27», «лет на рынке» and «Патентов», «31». */
const sentences = everyText.flatMap(({ source, text }, index) => {
  const next = everyText[index + 1];
  const together = next && parent(next.source) === parent(source) ? [{ source, text: `${text} ${next.text}` }] : [];
  return [{ source, text }, ...together];
});

function parent(source: string): string {
  return source.slice(0, source.lastIndexOf('.'));
}

function statedValues(patterns: readonly RegExp[]): { source: string; value: string }[] {
  return sentences.flatMap(({ source, text }) =>
    patterns.flatMap((pattern) => {
      const value = pattern.exec(text)?.[1];
      return value === undefined ? [] : [{ source, value: value.trim() }];
    }),
  );
}

test.each(facts)('the figure for the %s is the same in all texts', (_name, ...patterns) => {
  const found = statedValues(patterns);
  expect(new Set(found.map(({ source }) => source.split(' ')[0])).size).toBeGreaterThan(1);
  expect(
    found.filter(({ value }) => value !== found[0]?.value),
    `${found[0]?.source} says ${found[0]?.value}`,
  ).toEqual([]);
});

test('the number of models is the number of entries in the catalogue, and each of them is a model', () => {
  const models = entries.equipment.items.map(modelOf);
  expect(models).not.toContain('');
  const stated = statedValues(facts[0]?.slice(1) as RegExp[]).map(({ value }) => Number(value));
  expect(new Set(stated)).toEqual(new Set([models.length]));
});

test('the printed catalogue has every model', () => {
  const catalogue = JSON.stringify(entries.documents.get(502).sections);
  for (const item of entries.equipment.items) expect(plain(catalogue)).toContain(modelOf(item));
});

const TECHNICAL = new Set([3, 5]);

test.each(entries.equipment.items.map((item) => [modelOf(item), item] as const))(
  'the passport and the drawing of %s have the figures of its page',
  (_model, { documents, specifications, highlights }) => {
    const rows = specifications.flatMap((group) => group.rows);
    const own = Map.groupBy(rows, ({ name }) => plain(name));
    const figures = (name: string) => own.get(name)?.map(({ value, unit }) => plain(`${value} ${unit ?? ''}`));
    const printed = documents
      .map((id) => entries.documents.get(id))
      .filter(({ category }) => TECHNICAL.has(category))
      .flatMap(({ sections }) => sections.flatMap((section) => section.rows));
    const elsewhere = [...printed, ...highlights.map(({ label, value }) => [label, value] as const)];
    const compared = elsewhere.map(([name, value]) => [plain(name), plain(value)] as const);
    const shared = compared.filter(([name]) => own.has(name));
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(([name, value]) => !figures(name)?.includes(value))).toEqual([]);
  },
);

const dayOf = (moment: string) => formatDay(dayInMoscow(moment));

test.each(entries.documents.items.map((document) => [document.id, document] as const))(
  'the dates in document %i are its own',
  (_id, { publishedAt = '', updatedAt, sections }) => {
    expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
    const dates = sections.flatMap(({ rows }) => rows.filter(([name]) => /^Дата(?: регистрации)?$/.test(name)));
    for (const [, value] of dates) expect([dayOf(publishedAt), dayOf(updatedAt)]).toEqual([value, value]);
  },
);

test.each(entries.documentCategories.items.map((category) => [category.title, category] as const))(
  'the category «%s» has the date of its newest document',
  (_title, { id, updatedAt }) => {
    const own = entries.documents.items.filter(({ category }) => category === id);
    expect(updatedAt).toBe(
      own
        .map((document) => document.updatedAt)
        .toSorted()
        .at(-1),
    );
  },
);

test('every phone number and e-mail belongs to the company', () => {
  const places = [
    ...entries.locations.items,
    { phone: entries.settings.contactPhone, email: entries.settings.contactEmail },
  ];
  const phones = new Set(places.map(({ phone }) => plain(phone?.formatted ?? '')));
  const found = everyText.flatMap(({ source, text }) =>
    (text.match(/\+7 \(\d{3}\) [\d-]{9}/g) ?? []).map((phone) => ({ source, phone })),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ phone }) => !phones.has(phone))).toEqual([]);
  const mails = everyText.flatMap(({ text }) => text.match(/[a-z]+@[a-z.]+[a-z]/g) ?? []);
  expect(mails.filter((mail) => !mail.endsWith('@chistosfera.ru'))).toEqual([]);
});

test('no document number consists of zeros, and no text promises a missing file', () => {
  expect(everyText.filter(({ text }) => /0{6}|DWG/.test(text))).toEqual([]);
});
