import { type RouteName, routes } from '../routes.ts';
import { definePage, type Page } from './define-page.ts';

/** All pages of the site, in the order of the site map. A route without a page does not compile. */
export const pages: Record<RouteName, Page> = {
  home: definePage({
    route: routes.home,
    content: () => import('./home/data.ts'),
    view: () => import('./home/HomePage.tsx'),
  }),
  about: definePage({
    route: routes.about,
    content: () => import('./about/data.ts'),
    view: () => import('./about/AboutPage.tsx'),
  }),
  production: definePage({
    route: routes.production,
    content: async () => (await import('./static-page/data.ts')).production,
    view: () => import('./static-page/StaticPageView.tsx'),
  }),
  career: definePage({
    route: routes.career,
    content: async () => (await import('./static-page/data.ts')).career,
    view: () => import('./static-page/StaticPageView.tsx'),
  }),
  equipment: definePage({
    route: routes.equipment,
    content: () => import('./equipment/data.ts'),
    view: () => import('./equipment/EquipmentPage.tsx'),
  }),
  equipmentItem: definePage({
    route: routes.equipmentItem,
    hasStickyBar: true,
    content: () => import('./equipment-item/data.ts'),
    view: () => import('./equipment-item/EquipmentItemPage.tsx'),
    rest: () => import('./equipment-item/EquipmentSections.tsx'),
  }),
  selection: definePage({
    route: routes.selection,
    showsModels: true,
    content: () => import('./selection/data.ts'),
    view: () => import('./selection/SelectionPage.tsx'),
  }),
  industries: definePage({
    route: routes.industries,
    content: () => import('./industries/data.ts'),
    view: () => import('./industries/IndustriesPage.tsx'),
  }),
  industry: definePage({
    route: routes.industry,
    content: () => import('./industry/data.ts'),
    view: () => import('./industry/IndustryPage.tsx'),
  }),
  solutions: definePage({
    route: routes.solutions,
    content: () => import('./solutions/data.ts'),
    view: () => import('./solutions/SolutionsPage.tsx'),
  }),
  solution: definePage({
    route: routes.solution,
    content: () => import('./solution/data.ts'),
    view: () => import('./solution/SolutionPage.tsx'),
  }),
  projects: definePage({
    route: routes.projects,
    content: () => import('./projects/data.ts'),
    view: () => import('./projects/ProjectsPage.tsx'),
  }),
  project: definePage({
    route: routes.project,
    content: () => import('./project/data.ts'),
    view: () => import('./project/ProjectPage.tsx'),
  }),
  planners: definePage({
    route: routes.planners,
    isPersonal: true,
    content: () => import('./planners/data.ts'),
    view: () => import('./planners/PlannersPage.tsx'),
  }),
  plannersSearch: definePage({
    route: routes.plannersSearch,
    content: () => import('./planners-search/data.ts'),
    view: () => import('./planners-search/PlannersSearchPage.tsx'),
  }),
  technicalDocumentation: definePage({
    route: routes.technicalDocumentation,
    content: () => import('./technical-documentation/data.ts'),
    view: () => import('./technical-documentation/TechnicalDocumentationPage.tsx'),
  }),
  technicalSet: definePage({
    route: routes.technicalSet,
    content: () => import('./technical-set/data.ts'),
    view: () => import('./technical-set/TechnicalSetPage.tsx'),
  }),
  documents: definePage({
    route: routes.documents,
    content: () => import('./documents/data.ts'),
    view: () => import('./documents/DocumentsPage.tsx'),
  }),
  videos: definePage({
    route: routes.videos,
    content: () => import('./videos/data.ts'),
    view: () => import('./videos/VideosPage.tsx'),
  }),
  articles: definePage({
    route: routes.articles,
    content: () => import('./articles/data.ts'),
    view: () => import('./articles/ArticlesPage.tsx'),
  }),
  articleSection: definePage({
    route: routes.articleSection,
    content: () => import('./article-section/data.ts'),
    view: () => import('./article-section/ArticleSectionPage.tsx'),
  }),
  article: definePage({
    route: routes.article,
    content: () => import('./article/data.ts'),
    view: () => import('./article/ArticlePage.tsx'),
  }),
  news: definePage({
    route: routes.news,
    content: () => import('./news/data.ts'),
    view: () => import('./news/NewsPage.tsx'),
  }),
  newsItem: definePage({
    route: routes.newsItem,
    content: () => import('./news-item/data.ts'),
    view: () => import('./news-item/NewsItemPage.tsx'),
  }),
  technology: definePage({
    route: routes.technology,
    content: () => import('./technology/data.ts'),
    view: () => import('./technology/TechnologyPage.tsx'),
  }),
  services: definePage({
    route: routes.services,
    content: async () => (await import('./static-page/data.ts')).services,
    view: () => import('./static-page/StaticPageView.tsx'),
  }),
  contacts: definePage({
    route: routes.contacts,
    content: () => import('./contacts/data.ts'),
    view: () => import('./contacts/ContactsPage.tsx'),
  }),
  search: definePage({
    route: routes.search,
    content: () => import('./search/data.ts'),
    view: () => import('./search/SearchPage.tsx'),
  }),
  policy: definePage({
    route: routes.policy,
    content: async () => (await import('./legal-page/data.ts')).policy,
    view: () => import('./legal-page/LegalPage.tsx'),
  }),
  agreement: definePage({
    route: routes.agreement,
    content: async () => (await import('./legal-page/data.ts')).agreement,
    view: () => import('./legal-page/LegalPage.tsx'),
  }),
  siteMap: definePage({
    route: routes.siteMap,
    content: async () => (await import('./site-map/data.ts')).siteMap(pages),
    view: () => import('./site-map/SiteMapPage.tsx'),
  }),
};
