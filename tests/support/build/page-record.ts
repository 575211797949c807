import type { PageFacts } from '../../../scripts/build/page/page-facts.ts';
import type { PageRecord } from '../../../scripts/build/cache/build-cache.ts';

/** What a build remembers of a page of which only the facts matter. */
export const recordOf = (address: string, facts: Partial<PageFacts> = {}): PageRecord => ({
  address,
  name: 'newsItem',
  details: [],
  shows: [],
  calls: {},
  data: '',
  drawing: '',
  bytes: [0, 0],
  facts: { title: `Страница ${address}`, indexable: true, links: [], ids: [], images: [], ...facts },
});
