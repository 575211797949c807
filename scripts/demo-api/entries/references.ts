import type { ContentBlock } from './blocks.ts';
import type { Entries } from './entries.ts';
import type { Sourced } from './read-yaml.ts';

type Kind = Exclude<keyof Entries, 'settings'>;
type Target = Kind | 'media';
type Key = string | number;

/** The keys of each kind that refer to another entry (by slug or id) or to a file of the media folder. */
export const REFERENCES: Record<Kind, Record<string, Target>> = {
  equipmentTypes: { image: 'media' },
  equipment: {
    image: 'media',
    gallery: 'media',
    type: 'equipmentTypes',
    documents: 'documents',
    industries: 'industries',
    solutions: 'solutions',
    projects: 'projects',
    related: 'equipment',
    video: 'videos',
  },
  industries: { image: 'media', solutions: 'solutions', projects: 'projects' },
  solutions: {
    image: 'media',
    industry: 'industries',
    equipment: 'equipment',
    projects: 'projects',
    documents: 'documents',
  },
  projects: { image: 'media', gallery: 'media', industry: 'industries', equipment: 'equipment', review: 'reviews' },
  reviews: { project: 'projects', logo: 'media', scan: 'media' },
  news: { image: 'media', gallery: 'media', related: 'news' },
  articleSections: {},
  articles: {
    image: 'media',
    section: 'articleSections',
    industries: 'industries',
    equipment: 'equipment',
    related: 'articles',
  },
  videos: { poster: 'media', file: 'media' },
  documentCategories: {},
  documents: { category: 'documentCategories', drawing: 'equipment' },
  locations: {},
  handbooks: {},
  pages: { image: 'media' },
};

const TARGET_TITLES: Record<Target, string> = {
  media: 'file in the media folder',
  equipmentTypes: 'entry of equipment-types.yaml',
  equipment: 'file in equipment/',
  industries: 'file in industries/',
  solutions: 'file in solutions/',
  projects: 'file in projects/',
  reviews: 'entry of reviews.yaml',
  news: 'file in news/',
  articleSections: 'entry of article-sections.yaml',
  articles: 'file in articles/',
  videos: 'entry of videos.yaml',
  documentCategories: 'entry of document-categories.yaml',
  documents: 'file in documents/',
  locations: 'entry of locations.yaml',
  handbooks: 'entry of handbooks.yaml',
  pages: 'file in pages/',
};

/** One line for each broken reference. */
export function referenceProblems(entries: Entries, mediaNames: ReadonlySet<string>): string[] {
  const problems: string[] = [];

  function check(source: string, path: string, target: Target, key: Key) {
    const exists = target === 'media' ? mediaNames.has(String(key)) : entries[target].find(key) !== undefined;
    if (!exists) problems.push(`${source}: ${path}: expected a ${TARGET_TITLES[target]}, found none for «${key}»`);
  }

  function checkBlocks({ source, blocks }: Sourced & { blocks: ContentBlock[] }) {
    blocks.forEach((block, index) => {
      for (const { path, target, key } of blockReferences(block)) {
        check(source, `blocks[${index}].${path}`, target, key);
      }
    });
  }

  for (const [kind, targets] of Object.entries(REFERENCES)) {
    for (const entry of entries[kind as Kind].items) {
      for (const [name, target] of Object.entries(targets)) {
        keysOf(entry, name).forEach(({ path, key }) => check(entry.source, path, target, key));
      }
    }
  }
  for (const { items } of [entries.pages, entries.industries, entries.solutions]) items.forEach(checkBlocks);
  for (const name of ['presentationFile', 'contactDetailsFile'] as const) {
    const { document } = entries.settings[name];
    if (document !== null) check('settings.yaml', `${name}.document`, 'documents', document);
  }
  return problems;
}

function keysOf(entry: object, name: string): { path: string; key: Key }[] {
  const value: unknown = Reflect.get(entry, name);
  if (Array.isArray(value)) return value.map((key: Key, index) => ({ path: `${name}[${index}]`, key }));
  return typeof value === 'string' || typeof value === 'number' ? [{ path: name, key: value }] : [];
}

function blockReferences(block: ContentBlock): { path: string; target: Target; key: Key }[] {
  switch (block.type) {
    case 'imageText':
      return [{ path: 'image', target: 'media', key: block.image }];
    case 'quote':
      return block.image === undefined ? [] : [{ path: 'image', target: 'media', key: block.image }];
    case 'gallery':
      return block.images.map((key, index) => ({ path: `images[${index}]`, target: 'media', key }));
    case 'video':
      return [{ path: 'video', target: 'videos', key: block.video }];
    case 'files':
      return block.items.map((key, index) => ({ path: `items[${index}]`, target: 'documents', key }));
    default:
      return [];
  }
}
