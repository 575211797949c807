import type { PageFacts } from '../../../scripts/build/page/page-facts.ts';
import type { CachedPage } from '../../../scripts/build/cache/build-cache.ts';

/** A page of the build cache with these facts; its other fields do not matter. */
export const cachedPage = (pathname: string, facts: Partial<PageFacts> = {}): CachedPage => ({
  pathname,
  name: 'newsItem',
  details: [],
  entities: [],
  summaries: [],
  replies: {},
  dataHash: '',
  renderHash: '',
  fileSizes: [0, 0],
  facts: { title: `Страница ${pathname}`, indexable: true, links: [], ids: [], images: [], ...facts },
});
