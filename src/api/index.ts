import { application } from './application.ts';
import { articles } from './article.ts';
import { articleSections } from './article-section.ts';
import type { Call } from './call.ts';
import { documents } from './document.ts';
import { documentCategories } from './document-category.ts';
import { equipment } from './equipment.ts';
import { equipmentTypes } from './equipment-type.ts';
import { handbooks } from './handbook.ts';
import { industries } from './industry.ts';
import { industrySolutions } from './industry-solution.ts';
import { locations } from './location.ts';
import { news } from './news.ts';
import { pages } from './page.ts';
import { projects } from './project.ts';
import { reviews } from './review.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { storage } from './storage.ts';
import { videos } from './video.ts';

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
