import { application } from './resources/application.ts';
import { articles } from './resources/article.ts';
import { articleSections } from './resources/article-section.ts';
import { changes } from './resources/changes.ts';
import type { ApiClient } from './client/api-client.ts';
import { documents } from './resources/document.ts';
import { documentCategories } from './resources/document-category.ts';
import { equipment } from './resources/equipment.ts';
import { equipmentTypes } from './resources/equipment-type.ts';
import { handbooks } from './resources/handbook.ts';
import { industries } from './resources/industry.ts';
import { industrySolutions } from './resources/industry-solution.ts';
import { locations } from './resources/location.ts';
import { news } from './resources/news.ts';
import { pages } from './resources/static-page.ts';
import { projects } from './resources/project.ts';
import { reviews } from './resources/review.ts';
import { search } from './resources/search.ts';
import { settings } from './resources/settings.ts';
import { storage } from './resources/storage.ts';
import { videos } from './resources/video.ts';

/** All resources of the API. Browser code imports the one resource that it needs. */
export const createApi = (client: ApiClient) => ({
  settings: settings(client),
  news: news(client),
  articleSections: articleSections(client),
  articles: articles(client),
  equipment: equipment(client),
  equipmentTypes: equipmentTypes(client),
  industries: industries(client),
  industrySolutions: industrySolutions(client),
  projects: projects(client),
  reviews: reviews(client),
  videos: videos(client),
  documentCategories: documentCategories(client),
  documents: documents(client),
  pages: pages(client),
  locations: locations(client),
  handbooks: handbooks(client),
  search: search(client),
  application: application(client),
  storage: storage(client),
  changes: changes(client),
});
export type Api = ReturnType<typeof createApi>;
