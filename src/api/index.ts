import { application } from './resources/application.ts';
import { articles } from './resources/article.ts';
import { articleSections } from './resources/article-section.ts';
import type { Call } from './client/api-client.ts';
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

/** Every resource of the API. A feature that needs one of them in the browser imports that one. */
export const createApi = (call: Call) => ({
  settings: settings(call),
  news: news(call),
  articleSections: articleSections(call),
  articles: articles(call),
  equipment: equipment(call),
  equipmentTypes: equipmentTypes(call),
  industries: industries(call),
  industrySolutions: industrySolutions(call),
  projects: projects(call),
  reviews: reviews(call),
  videos: videos(call),
  documentCategories: documentCategories(call),
  documents: documents(call),
  pages: pages(call),
  locations: locations(call),
  handbooks: handbooks(call),
  search: search(call),
  application: application(call),
  storage: storage(call),
});
export type Api = ReturnType<typeof createApi>;
