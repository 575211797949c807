import { about } from './about/index.ts';
import { agreement } from './agreement/index.ts';
import { articleSection } from './article-section/index.ts';
import { article } from './article/index.ts';
import { articles } from './articles/index.ts';
import { career } from './career/index.ts';
import { contacts } from './contacts/index.ts';
import { documents } from './documents/index.ts';
import { equipmentItem } from './equipment-item/index.ts';
import { equipment } from './equipment/index.ts';
import { home } from './home/index.ts';
import { industries } from './industries/index.ts';
import { industry } from './industry/index.ts';
import { newsItem } from './news-item/index.ts';
import { news } from './news/index.ts';
import { plannersSearch } from './planners-search/index.ts';
import { planners } from './planners/index.ts';
import { policy } from './policy/index.ts';
import { production } from './production/index.ts';
import { project } from './project/index.ts';
import { projects } from './projects/index.ts';
import { search } from './search/index.ts';
import { services } from './services/index.ts';
import { siteMap } from './site-map/index.ts';
import { solution } from './solution/index.ts';
import { solutions } from './solutions/index.ts';
import { technicalDocumentation } from './technical-documentation/index.ts';
import { technicalSet } from './technical-set/index.ts';
import { technology } from './technology/index.ts';
import { videos } from './videos/index.ts';
import type { RouteName } from '../routes.ts';
import type { Page } from './page.ts';

/** Every page of the site. An address without a page does not compile. */
export const pages = {
  home,
  about,
  career,
  production,
  articles,
  article,
  articleSection,
  documents,
  equipment,
  equipmentItem,
  industries,
  industry,
  solutions,
  solution,
  contacts,
  news,
  newsItem,
  planners,
  plannersSearch,
  technicalDocumentation,
  technicalSet,
  policy,
  agreement,
  projects,
  project,
  technology,
  search,
  services,
  videos,
  siteMap,
} satisfies Record<RouteName, Page>;
