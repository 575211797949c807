import { expect, test } from 'vitest';
import { entries } from './testing/real-entries.ts';

interface Shown {
  slug?: string;
  id: number;
  image?: string;
}

const newestFirst = <T extends { publishedAt: string }>(items: readonly T[]) =>
  items.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));

const lists: [name: string, items: readonly Shown[]][] = [
  ['news', newestFirst(entries.news.items)],
  ['articles', newestFirst(entries.articles.items)],
  ['projects', entries.projects.items],
  ['projects by year', entries.projects.items.toSorted((a, b) => b.year - a.year)],
  ['industries', entries.industries.items],
  ['solutions', entries.solutions.items],
  ['kinds of equipment', entries.equipmentTypes.items],
  ['videos', newestFirst(entries.videos.items).map(({ id, poster }) => ({ id, image: poster }))],
  ...entries.equipmentTypes.items.map(({ slug }): [string, readonly Shown[]] => [
    `equipment of the kind ${slug}`,
    entries.equipment.items.filter(({ type }) => type === slug),
  ]),
  ...entries.articleSections.items.map(({ slug }): [string, readonly Shown[]] => [
    `articles of the section ${slug}`,
    newestFirst(entries.articles.items.filter(({ section }) => section === slug)),
  ]),
  ...entries.equipment.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `equipment like ${slug}`,
    related.map((other) => entries.equipment.get(other)),
  ]),
  ...entries.solutions.items.map(({ slug, equipment }): [string, readonly Shown[]] => [
    `equipment of the solution ${slug}`,
    equipment.map((model) => entries.equipment.get(model)),
  ]),
  ...entries.articles.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `articles after ${slug}`,
    related.map((other) => entries.articles.get(other)),
  ]),
  ...entries.news.items.map(({ slug, related }): [string, readonly Shown[]] => [
    `news after ${slug}`,
    related.map((other) => entries.news.get(other)),
  ]),
];

test.each(lists)('no two neighbours among the %s have the same picture', (_name, items) => {
  const pairs = items.slice(1).map((item, index) => [items[index], item] as const);
  const same = pairs.filter(([first, second]) => second.image !== undefined && first?.image === second.image);
  expect(same.map((pair) => pair.map((item) => item?.slug ?? item?.id))).toEqual([]);
});

test('no gallery has a picture twice', () => {
  for (const { slug, gallery } of [...entries.equipment.items, ...entries.news.items, ...entries.projects.items]) {
    expect(gallery, slug).toEqual([...new Set(gallery)]);
  }
});

test('no two consecutive pictures of a page are the same', () => {
  for (const page of [...entries.pages.items, ...entries.industries.items, ...entries.solutions.items]) {
    const blocks = page.blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
    const shown = [page.image, ...blocks];
    expect(
      shown.filter((image, index) => image !== undefined && image === shown[index + 1]),
      page.source,
    ).toEqual([]);
  }
});

/** The site in a scene: a customer's if the project or its news has it, else the company's own. */
const company = ['about', 'career', 'contacts', 'production', 'services'].map((slug) => entries.pages.get(slug));
const aboutCustomer = (html: string) => /href="\/project\/([^"]+)"/.exec(html)?.[1];
const scenes: [owner: string, picture: string][] = [
  ...entries.projects.items.flatMap(({ slug, image, gallery }) => owned(slug, [image, ...gallery])),
  ...entries.news.items.flatMap(({ html, image, gallery }) =>
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

/** News about a customer's site may lack a link to the project. */
function customerOf(image: string | undefined): string | undefined {
  return entries.projects.items.find((project) => project.image === image && image?.startsWith('scene-'))?.slug;
}

test.each([...new Set(scenes.map(([, picture]) => picture))])('%s is a picture of one site only', (picture) => {
  const owners = scenes.filter(([, shown]) => shown === picture).map(([owner]) => owner);
  expect([...new Set(owners)]).toHaveLength(1);
});

const { equipment } = entries;
test('models of one kind have different pictures', () => {
  for (const { slug } of entries.equipmentTypes.items) {
    const images = equipment.items.filter(({ type }) => type === slug).map(({ image }) => image);
    expect(images, slug).toEqual([...new Set(images)]);
  }
});
