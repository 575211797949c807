import { expect, test } from 'vitest';
import { library } from './testing/real-library.ts';

interface Shown {
  slug?: string;
  id: number;
  image?: string | undefined;
}

const newestFirst = <T extends { publishedAt: string }>(items: readonly T[]) =>
  items.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));

const lists: [name: string, items: readonly Shown[]][] = [
  ['news', newestFirst(library.news.items)],
  ['articles', newestFirst(library.articles.items)],
  ['projects', library.projects.items],
  ['projects by year', library.projects.items.toSorted((a, b) => b.year - a.year)],
  ['industries', library.industries.items],
  ['solutions', library.solutions.items],
  ['kinds of equipment', library.equipmentTypes.items],
  ['videos', newestFirst(library.videos.items).map(({ id, poster }) => ({ id, image: poster }))],
  ...library.equipmentTypes.items.map(({ slug }): [string, readonly Shown[]] => [
    `equipment of the kind ${slug}`,
    library.equipment.items.filter(({ type }) => type === slug),
  ]),
  ...library.articleSections.items.map(({ slug }): [string, readonly Shown[]] => [
    `articles of the section ${slug}`,
    newestFirst(library.articles.items.filter(({ section }) => section === slug)),
  ]),
  ...library.equipment.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `equipment like ${slug}`,
    related.map((other) => library.equipment.get(other)),
  ]),
  ...library.solutions.items.map(({ slug, equipment }): [string, readonly Shown[]] => [
    `equipment of the solution ${slug}`,
    equipment.map((model) => library.equipment.get(model)),
  ]),
  ...library.articles.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `articles after ${slug}`,
    related.map((other) => library.articles.get(other)),
  ]),
  ...library.news.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `news after ${slug}`,
    related.map((other) => library.news.get(other)),
  ]),
];

test.each(lists)('no two neighbours among the %s share a picture', (_name, items) => {
  const pairs = items.slice(1).map((item, index) => [items[index], item] as const);
  const same = pairs.filter(([first, second]) => second.image !== undefined && first?.image === second.image);
  expect(same.map((pair) => pair.map((item) => item?.slug ?? item?.id))).toEqual([]);
});

test('no gallery shows a picture twice', () => {
  for (const { slug, gallery } of [...library.equipment.items, ...library.news.items, ...library.projects.items]) {
    expect(gallery, slug).toEqual([...new Set(gallery)]);
  }
});

test('no two pictures that follow each other on a page are the same', () => {
  for (const page of [...library.pages.items, ...library.industries.items, ...library.solutions.items]) {
    const blocks = page.blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
    const shown = [page.image, ...blocks];
    expect(
      shown.filter((image, index) => image !== undefined && image === shown[index + 1]),
      page.source,
    ).toEqual([]);
  }
});

/** Whose place a scene shows: a customer's where a project or its news has it, else the company's own. */
const company = ['about', 'career', 'contacts', 'production', 'services'].map((slug) => library.pages.get(slug));
const aboutCustomer = (html: string) => /href="\/project\/([^"]+)"/.exec(html)?.[1];
const scenes: [owner: string, picture: string][] = [
  ...library.projects.items.flatMap(({ slug, image, gallery }) => owned(slug, [image, ...gallery])),
  ...library.news.items.flatMap(({ html, image, gallery }) =>
    owned(aboutCustomer(html) ?? customerOf(image) ?? 'the company', [image, ...gallery]),
  ),
  ...company.flatMap(({ image, blocks }) =>
    owned('the company', [
      image,
      ...blocks.flatMap((block) => ('image' in block ? [block.image] : 'images' in block ? block.images : [])),
    ]),
  ),
];

function owned(owner: string, pictures: readonly (string | undefined)[]): [string, string][] {
  return pictures.flatMap((picture): [string, string][] => (picture?.startsWith('scene-') ? [[owner, picture]] : []));
}

/** News of a customer's object may do without a link to the project. */
function customerOf(image: string | undefined): string | undefined {
  return library.projects.items.find((project) => project.image === image && image?.startsWith('scene-'))?.slug;
}

test.each([...new Set(scenes.map(([, picture]) => picture))])('%s stands for one place only', (picture) => {
  const owners = scenes.filter(([, shown]) => shown === picture).map(([owner]) => owner);
  expect([...new Set(owners)]).toHaveLength(1);
});

const { equipment } = library;
test('models of one kind have pictures of their own', () => {
  for (const { slug } of library.equipmentTypes.items) {
    const images = equipment.items.filter(({ type }) => type === slug).map(({ image }) => image);
    expect(images, slug).toEqual([...new Set(images)]);
  }
});
