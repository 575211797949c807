import { collection } from './collection.ts';
import { ContentError } from './content-error.ts';
import * as schemas from './schemas.ts';
import { keyProblems } from './keys.ts';
import type { Entries } from './entries.ts';
import { drawingProblems } from './outer-size.ts';
import { contentReader } from './read-yaml.ts';
import { referenceProblems } from './references.ts';

/**
 * @param directory the content folder; its README describes the layout
 * @param mediaNames the files that entries may use as pictures and videos
 * @throws ContentError with one line per problem
 */
export function loadEntries(directory: string, mediaNames: ReadonlySet<string>): Entries {
  const read = contentReader(directory);
  const settings = read.one('settings.yaml', schemas.settings);
  const lists = {
    equipmentTypes: read.list('equipment-types.yaml', schemas.equipmentType),
    equipment: read.folder('equipment', schemas.equipment),
    industries: read.folder('industries', schemas.industry),
    solutions: read.folder('solutions', schemas.solution),
    projects: read.folder('projects', schemas.project),
    reviews: read.list('reviews.yaml', schemas.review),
    news: read.folder('news', schemas.newsItem),
    articleSections: read.list('article-sections.yaml', schemas.articleSection),
    articles: read.folder('articles', schemas.article),
    videos: read.list('videos.yaml', schemas.video),
    documentCategories: read.list('document-categories.yaml', schemas.documentCategory),
    documents: read.folder('documents', schemas.document),
    locations: read.list('locations.yaml', schemas.location),
    handbooks: read.list('handbooks.yaml', schemas.handbook),
    pages: read.folder('pages', schemas.page),
  };
  const problems = [...read.problems, ...Object.values(lists).flatMap(keyProblems)];
  // An unreadable file would make every reference to it look broken, so only the file's problem is reported.
  if (settings === undefined || problems.length > 0) throw new ContentError(problems);

  const entries: Entries = {
    settings,
    equipmentTypes: collection(lists.equipmentTypes),
    equipment: collection(lists.equipment),
    industries: collection(lists.industries),
    solutions: collection(lists.solutions),
    projects: collection(lists.projects),
    reviews: collection(lists.reviews),
    news: collection(lists.news),
    articleSections: collection(lists.articleSections),
    articles: collection(lists.articles),
    videos: collection(lists.videos),
    documentCategories: collection(lists.documentCategories),
    documents: collection(lists.documents),
    locations: collection(lists.locations),
    handbooks: collection(lists.handbooks),
    pages: collection(lists.pages),
  };
  const broken = [...referenceProblems(entries, mediaNames), ...drawingProblems(entries)];
  if (broken.length > 0) throw new ContentError(broken);
  return entries;
}
