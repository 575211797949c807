import type { z } from 'zod';
import type { Collection } from './collection.ts';
import type * as schemas from './schemas.ts';
import type { Sourced } from './read-yaml.ts';

type Entry<S extends z.ZodType> = z.output<S> & Sourced;
type Slugged<S extends z.ZodType> = Entry<S> & { slug: string };

type Settings = z.output<typeof schemas.settings>;
export type EquipmentType = Entry<typeof schemas.equipmentType>;
export type Equipment = Slugged<typeof schemas.equipment>;
export type Industry = Slugged<typeof schemas.industry>;
export type Solution = Slugged<typeof schemas.solution>;
export type Project = Slugged<typeof schemas.project>;
export type Review = Entry<typeof schemas.review>;
export type NewsItem = Slugged<typeof schemas.newsItem>;
export type ArticleSection = Entry<typeof schemas.articleSection>;
export type Article = Slugged<typeof schemas.article>;
export type Video = Entry<typeof schemas.video>;
export type DocumentCategory = Entry<typeof schemas.documentCategory>;
export type Document = Slugged<typeof schemas.document>;
export type Location = Entry<typeof schemas.location>;
export type Handbook = Entry<typeof schemas.handbook>;
type Page = Slugged<typeof schemas.page>;

/** All content, read from its files and validated: every reference has a target. */
export interface Entries {
  settings: Settings;
  equipmentTypes: Collection<EquipmentType>;
  equipment: Collection<Equipment>;
  industries: Collection<Industry>;
  solutions: Collection<Solution>;
  projects: Collection<Project>;
  reviews: Collection<Review>;
  news: Collection<NewsItem>;
  articleSections: Collection<ArticleSection>;
  articles: Collection<Article>;
  videos: Collection<Video>;
  documentCategories: Collection<DocumentCategory>;
  documents: Collection<Document>;
  locations: Collection<Location>;
  handbooks: Collection<Handbook>;
  pages: Collection<Page>;
}
