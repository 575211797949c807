import { expect, test } from 'vitest';
import { everyText, entries, modelOf, plain } from './testing/real-entries.ts';

const models = new Map(entries.equipment.items.map((item) => [modelOf(item), item]));
const names = (text: string): string[] => text.match(/(?<![\p{L}\d-])(?:ОЗ|ОК|[АВКЛМНОПУФ])-\d+(?![\d-])/gu) ?? [];

test('every model in a text is in the catalogue', () => {
  const named = everyText.flatMap(({ source, text }) => names(text).map((model) => ({ source, model })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ model }) => !models.has(model))).toEqual([]);
});

test('every URL of the site in a text has an entry', () => {
  const kinds = new Map<string, { find(slug: string): unknown }>([
    ['equipment', entries.equipment],
    ['articles', entries.articles],
    ['project', entries.projects],
    ['industry', entries.industries],
    ['industry-solution', entries.solutions],
    ['news', entries.news],
    ['planners/technical-documentation', entries.documentCategories],
  ]);
  const { settings: _settings, ...collections } = entries;
  const broken = Object.values(collections).flatMap(({ items }) =>
    items.flatMap((entry) =>
      [...JSON.stringify(entry).matchAll(/href=\\"\/((?:planners\/)?[a-z-]+)\/([^\\"#?]+)\\"/g)]
        .filter(([, kind = '', slug = '']) => kinds.has(kind) && kinds.get(kind)?.find(slug) === undefined)
        .map(([link]) => `${entry.source}: ${link}`),
    ),
  );
  expect(broken).toEqual([]);
});

const documentsOf = (model: string) => (models.get(model)?.documents ?? []).map((id) => entries.documents.get(id));
const CONFORMITY = 1;
const REGISTRATION = /^Регистрационное удостоверение/;

test.each([...models.keys()])('%s has a certificate of conformity and a passport with its name', (model) => {
  const naming = documentsOf(model).filter((document) => names(plain(JSON.stringify(document))).includes(model));
  expect(naming.filter(({ category }) => category === CONFORMITY)).not.toHaveLength(0);
  expect(naming.filter(({ category, name }) => category === 3 && names(plain(name)).includes(model))).toHaveLength(1);
});

/** Medical use requires a registration certificate: for each device of its page and each recirculator that it recommends. */
const medicine = entries.industries.get('meditsina');
const named = names(plain(JSON.stringify(medicine.blocks)));
const proposed = entries.solutions.items
  .filter(({ industry }) => industry === medicine.slug)
  .flatMap(({ equipment }) => equipment.map((slug) => entries.equipment.get(slug)))
  .filter(({ type }) => type === 'retsirkulyatory')
  .map(modelOf);

test.each([...new Set([...named, ...proposed])])(
  '%s, recommended to hospitals, has a registration certificate',
  (model) => {
    const certificates = documentsOf(model).filter(({ name }) => REGISTRATION.test(plain(name)));
    expect(certificates.flatMap(({ name }) => names(plain(name)))).toContain(model);
  },
);

test('a certificate or a protocol that a text refers to by number is among the documents', () => {
  const titles = entries.documents.items.map(({ name }) => plain(name)).join('\n');
  const cited = everyText
    .filter(({ source }) => !source.startsWith('documents/201'))
    .flatMap(({ source, text }) =>
      (text.match(/РЗН \d{4}\/\d+|[Пп]ротокол[а-я]* (?:испытаний )?№ [\d/]+/g) ?? []).map((citation) => ({
        source,
        number: citation.replace(/^[Пп]ротокол[а-я]* (?:испытаний )?/, ''),
      })),
    );
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ number }) => !titles.includes(number))).toEqual([]);
});

test('each document titled as a drawing has a drawing of a model that lists it', () => {
  const drawings = entries.documents.items.filter(({ name }) => name.startsWith('Чертёж'));
  expect(drawings.length).toBeGreaterThan(5);
  for (const { id, name, drawing = '' } of drawings) {
    const model = entries.equipment.get(drawing);
    expect(names(plain(name))).toEqual([modelOf(model)]);
    expect(model.documents).toContain(id);
  }
});

test('references between entries are mutual', () => {
  const pairs = {
    'equipment and projects': [links(entries.equipment.items, 'projects'), links(entries.projects.items, 'equipment')],
    'equipment and solutions': [
      links(entries.equipment.items, 'solutions'),
      links(entries.solutions.items, 'equipment'),
    ],
    'industries and solutions': [links(entries.industries.items, 'solutions'), belonging(entries.solutions.items)],
    'industries and projects': [links(entries.industries.items, 'projects'), belonging(entries.projects.items)],
  };
  for (const [name, [there = [], back = []]] of Object.entries(pairs)) {
    expect(there.toSorted(), name).toEqual(back.map(turned).toSorted());
  }
  for (const { id, project = '' } of entries.reviews.items) expect(entries.projects.get(project).review).toBe(id);
});

function links<K extends string>(items: readonly ({ slug: string } & Record<K, string[]>)[], key: K): string[] {
  return items.flatMap((item) => item[key].map((target) => `${item.slug} ${target}`));
}

function belonging(items: readonly { slug: string; industry?: string }[]): string[] {
  return items.map(({ slug, industry }) => `${slug} ${industry}`);
}

const turned = (link: string) => link.split(' ').toReversed().join(' ');
