import { expect, test } from 'vitest';
import { createChunkGroups } from './chunk-groups.ts';

/** Importers by module. */
const graph: Record<string, string[]> = {
  '/src/app/start.tsx': [],
  '/src/app/Layout.tsx': ['/src/app/start.tsx'],
  '/src/ui/Link.tsx': ['/src/app/Layout.tsx', '/src/pages/news/NewsPage.tsx'],
  '/src/ui/Card.tsx': ['/src/pages/news/NewsPage.tsx', '/src/ui/Grid.tsx'],
  '/src/ui/Grid.tsx': ['/src/ui/Card.tsx', '/src/pages/news/NewsPage.tsx'],
  '/src/pages/news/NewsPage.tsx': [],
  '/src/app/main.ts': [],
  '/src/lib/clicks.ts': ['/src/app/main.ts', '/src/app/start.tsx'],
  '/src/app/runtime.ts': [],
  '/src/lib/cookies.ts': ['/src/app/runtime.ts', '/src/pages/news/NewsPage.tsx'],
  '/src/features/articles/article-card.ts': ['/src/pages/news/NewsPage.tsx', '/src/features/articles/feed.ts'],
  '/src/features/articles/feed.ts': ['/src/pages/news/NewsPage.tsx'],
  '/src/lib/text/display-date.ts': ['/src/features/articles/article-card.ts'],
  '/src/pages/equipment/ModelPage.tsx': [],
  '/src/pages/equipment/ModelSections.tsx': [],
  '/src/ui/Gallery.tsx': ['/src/pages/equipment/ModelPage.tsx', '/src/pages/news/NewsPage.tsx'],
  '/src/ui/Table.tsx': ['/src/pages/equipment/ModelSections.tsx', '/src/pages/news/NewsPage.tsx'],
  '/src/lib/files/file-url.ts': ['/src/ui/Gallery.tsx', '/src/ui/Card.tsx'],
  '/src/ui/Modal.tsx': ['/src/pages/news/NewsPage.tsx'],
  '/src/features/equipment/properties/property-table.ts': ['/src/features/equipment/comparison.ts'],
  '/src/features/equipment/comparison.ts': ['/src/pages/news/NewsPage.tsx'],
  '/node_modules/date-fns/format.js': ['/src/lib/text/display-date.ts'],
  '/node_modules/react-aria-components/dist/Modal.mjs': ['/src/ui/Modal.tsx'],
  '/node_modules/react/index.js': ['/src/app/start.tsx', '/src/ui/Card.tsx'],
  '/node_modules/zod/index.js': ['/src/api/news.ts'],
};
const nameOf = createChunkGroups({
  main: /\/app\/main\.ts$/,
  hydration: /\/app\/start\.tsx$/,
  idle: /\/app\/runtime\.ts$/,
  model: /\/ModelPage\.tsx$/,
  modelRest: /\/ModelSections\.tsx$/,
});
const importsOf = (id: string) => Object.keys(graph).filter((other) => graph[other]?.includes(id));
const nameIn = (id: string) =>
  nameOf(id, (other) => (graph[other] ? { importers: graph[other], importedIds: importsOf(other) } : null));

test.each([
  ['/src/app/start.tsx', 'layout'],
  ['/src/app/Layout.tsx', 'layout'],
  ['/src/ui/Link.tsx', 'layout'],
  ['/src/ui/Card.tsx', 'shared'],
  ['/src/ui/Grid.tsx', 'shared'],
  ['/src/pages/news/NewsPage.tsx', null],
  ['/src/pages/equipment/ModelPage.tsx', null],
  ['/src/ui/Gallery.tsx', 'model'],
  ['/src/ui/Table.tsx', 'model-rest'],
  ['/src/lib/files/file-url.ts', 'model'],
  ['/src/lib/text/display-date.ts', null],
  ['/src/features/articles/article-card.ts', null],
  ['/src/features/articles/feed.ts', null],
  ['/src/ui/Modal.tsx', null],
  ['/src/features/equipment/comparison.ts', null],
  ['/src/app/main.ts', null],
  ['/src/lib/clicks.ts', null],
  ['/src/app/runtime.ts', 'idle'],
  ['/src/lib/cookies.ts', 'idle'],
  ['/node_modules/react/index.js', 'react'],
  ['/node_modules/zod/index.js', null],
])('%s is part of the chunk «%s»', (id, chunk) => {
  expect(nameIn(id)).toBe(chunk);
});
