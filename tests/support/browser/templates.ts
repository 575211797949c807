import type { RouteName } from '../../../src/routes.ts';

/** A pathname of each kind of page. A kind without one does not compile. */
const PATHNAMES: Record<RouteName, string> = {
  home: '/',
  about: '/about',
  career: '/about/career',
  production: '/about/production',
  articles: '/articles',
  article: '/articles/kak-rasschitat-dozu-uf',
  articleSection: '/articles/section/obezzarazhivanie-vozdukha',
  documents: '/documents',
  equipment: '/equipment',
  equipmentItem: '/equipment/sfera-a-1200',
  industries: '/industry',
  industry: '/industry/meditsina',
  solutions: '/industry-solution',
  solution: '/industry-solution/operatsionnyy-blok',
  contacts: '/contacts',
  news: '/news',
  newsItem: '/news/perinatalnyy-tsentr-kazan-priemka',
  planners: '/planners',
  plannersSearch: '/planners/by-search',
  technicalDocumentation: '/planners/technical-documentation',
  technicalSet: '/planners/technical-documentation/3',
  policy: '/policy',
  agreement: '/agreement',
  projects: '/project',
  project: '/project/perinatalnyy-tsentr-kazan',
  technology: '/purification-technology',
  search: '/search',
  selection: '/selection',
  services: '/services',
  videos: '/video',
  siteMap: '/map',
};

/** A page of every template, and a further page of a list. */
export const TEMPLATE_PATHNAMES = [...Object.values(PATHNAMES), '/news/page/2'];
