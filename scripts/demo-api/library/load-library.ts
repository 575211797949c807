import { collection } from './collection.ts';
import { ContentError } from './content-error.ts';
import * as kinds from './kinds.ts';
import { keyProblems } from './keys.ts';
import type { Library } from './library.ts';
import { drawingProblems } from './outer-size.ts';
import { contentReader } from './read-yaml.ts';
import { referenceProblems } from './references.ts';

/**
 * @param directory the content folder, laid out as its README says
 * @param mediaNames the files that entries may name as pictures and videos
 * @throws ContentError with one line per problem
 */
export function loadLibrary(directory: string, mediaNames: ReadonlySet<string>): Library {
  const read = contentReader(directory);
  const settings = read.one('settings.yaml', kinds.settings);
  const entries = {
    equipmentTypes: read.list('equipment-types.yaml', kinds.equipmentType),
    equipment: read.folder('equipment', kinds.equipment),
    industries: read.folder('industries', kinds.industry),
    solutions: read.folder('solutions', kinds.solution),
    projects: read.folder('projects', kinds.project),
    reviews: read.list('reviews.yaml', kinds.review),
    news: read.folder('news', kinds.newsItem),
    articleSections: read.list('article-sections.yaml', kinds.articleSection),
    articles: read.folder('articles', kinds.article),
    videos: read.list('videos.yaml', kinds.video),
    documentCategories: read.list('document-categories.yaml', kinds.documentCategory),
    documents: read.folder('documents', kinds.document),
    locations: read.list('locations.yaml', kinds.location),
    handbooks: read.list('handbooks.yaml', kinds.handbook),
    pages: read.folder('pages', kinds.page),
  };
  const problems = [...read.problems, ...Object.values(entries).flatMap(keyProblems)];
  // A file that could not be read would make every reference to it look broken: say only what is wrong with the file.
  if (settings === undefined || problems.length > 0) throw new ContentError(problems);

  const library: Library = {
    settings,
    equipmentTypes: collection(entries.equipmentTypes),
    equipment: collection(entries.equipment),
    industries: collection(entries.industries),
    solutions: collection(entries.solutions),
    projects: collection(entries.projects),
    reviews: collection(entries.reviews),
    news: collection(entries.news),
    articleSections: collection(entries.articleSections),
    articles: collection(entries.articles),
    videos: collection(entries.videos),
    documentCategories: collection(entries.documentCategories),
    documents: collection(entries.documents),
    locations: collection(entries.locations),
    handbooks: collection(entries.handbooks),
    pages: collection(entries.pages),
  };
  const broken = [...referenceProblems(library, mediaNames), ...drawingProblems(library)];
  if (broken.length > 0) throw new ContentError(broken);
  return library;
}
