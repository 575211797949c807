import { expect, test } from 'vitest';
import { createFixture } from '../testing/fixture.ts';
import { ContentError } from './content-error.ts';
import { loadEntries } from './load-entries.ts';

const media = new Set(['unit.jpg', 'mark.png', 'tour.mp4']);

async function problems(changes: Record<string, unknown>): Promise<readonly string[]> {
  const { contentDir } = await createFixture(changes);
  try {
    loadEntries(contentDir, media);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const drawing = {
  id: 101,
  name: 'Чертёж',
  category: 3,
  fileName: 'chertezh.pdf',
  updatedAt: '2026-03-14T10:00:00+03:00',
  sections: [{ title: 'Размеры' }],
};
const basin = { id: 2, title: 'Бассейны', lead: 'Вода', updatedAt: '2026-03-14T10:00:00+03:00' };

test('valid content is read, and entries are found by id and by slug', async () => {
  const { contentDir } = await createFixture();
  const { equipment, pages, documents } = loadEntries(contentDir, media);
  expect(equipment.find('sfera-a-1200')).toBe(equipment.find('1'));
  expect(pages.find('about')?.title).toBe('О компании');
  expect(documents.items.map(({ id }) => id)).toEqual([101, 501]);
});

test.each([
  [
    'a missing key',
    { 'industries/basseyny.yaml': { ...basin, title: undefined } },
    'industries/basseyny.yaml: title: expected text (a number stands in quotes) (the key is missing)',
  ],
  [
    'an unknown key',
    { 'industries/basseyny.yaml': { ...basin, solution: [] } },
    'industries/basseyny.yaml: the entry: Unrecognized key: "solution"',
  ],
  [
    'a nested value of another type',
    { 'industries/basseyny.yaml': { ...basin, blocks: [{ type: 'numbers', items: [{ value: 27, label: 'лет' }] }] } },
    'industries/basseyny.yaml: blocks[0].items[0].value: expected text (a number stands in quotes)',
  ],
  [
    'a block of an unknown type',
    { 'industries/basseyny.yaml': { ...basin, blocks: [{ type: 'table', html: '' }] } },
    'industries/basseyny.yaml: blocks[0].type: expected a block with a type of text, imageText, numbers, features, steps, gallery, video, quote, files, vacancies, cta',
  ],
  [
    'a date without an offset',
    { 'industries/basseyny.yaml': { ...basin, updatedAt: '2026-03-14' } },
    'industries/basseyny.yaml: updatedAt: expected a date such as 2026-03-14T10:00:00+03:00',
  ],
  [
    'a reference to an entry that does not exist',
    { 'industries/basseyny.yaml': { ...basin, projects: ['bolnitsa', 'nowhere'] } },
    'industries/basseyny.yaml: projects[1]: expected a file in projects/, found none for «nowhere»',
  ],
  [
    'a drawing of a model without its size',
    { 'documents/101.yaml': { ...drawing, drawing: 'sfera-a-1200' } },
    'documents/101.yaml: drawing: expected a model with a row «Габариты, В × Ш × Г», «sfera-a-1200» has none',
  ],
  [
    'a picture that does not exist',
    { 'industries/basseyny.yaml': { ...basin, blocks: [{ type: 'gallery', images: ['unit.jpg', 'gone.jpg'] }] } },
    'industries/basseyny.yaml: blocks[0].images[1]: expected a file in the media folder, found none for «gone.jpg»',
  ],
  [
    'a duplicate id',
    { 'industries/basseyny.yaml': { ...basin, id: 1 } },
    'industries/meditsina.yaml: id: expected a value of its own, industries/basseyny.yaml has «1» too',
  ],
  [
    'a file name that is a number',
    { 'industries/17.yaml': { ...basin, id: 17 } },
    'industries/17.yaml: expected a file name that is not a bare number',
  ],
  [
    'a reserved file name',
    {
      'articles/industries-options.yaml': {
        ...basin,
        id: 9,
        section: 'voda',
        publishedAt: basin.updatedAt,
        html: '<p>',
      },
    },
    'articles/industries-options.yaml: expected another file name, the API uses this address itself',
  ],
  [
    'a player of a host that is not allowed',
    {
      'videos.yaml': [
        { id: 1, title: 'Завод', publishedAt: basin.updatedAt, embedUrl: 'https://rutube.ru.example.com/play' },
      ],
    },
    'videos.yaml[0]: embedUrl: expected an https address on rutube.ru or vk.com',
  ],
  ['a value in place of a list', { 'reviews.yaml': { id: 1 } }, 'reviews.yaml: expected a list of entries'],
])('%s is reported in one line', async (_name, changes, line) => {
  expect(await problems(changes)).toEqual([line]);
});

test('a file with invalid YAML is reported with the position of the mistake', async () => {
  const lines = await problems({ 'pages/about.yaml': 'title: "О компании\nlead: x\n' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^pages\/about\.yaml: .+ at line \d+, column \d+$/);
});

test('all problems are reported at once', async () => {
  const gone = { 'industries/basseyny.yaml': { ...basin, solutions: ['x'], projects: ['y'] } };
  expect(await problems(gone)).toHaveLength(2);
});
