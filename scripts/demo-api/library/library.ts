import type { z } from 'zod';
import type { Collection } from './collection.ts';
import type * as kinds from './kinds.ts';
import type { Sourced } from './read-yaml.ts';

type Entry<S extends z.ZodType> = z.output<S> & Sourced;
type Slugged<S extends z.ZodType> = Entry<S> & { slug: string };

type Settings = z.output<typeof kinds.settings>;
export type EquipmentType = Entry<typeof kinds.equipmentType>;
export type Equipment = Slugged<typeof kinds.equipment>;
export type Industry = Slugged<typeof kinds.industry>;
export type Solution = Slugged<typeof kinds.solution>;
export type Project = Slugged<typeof kinds.project>;
export type Review = Entry<typeof kinds.review>;
export type NewsItem = Slugged<typeof kinds.newsItem>;
export type ArticleSection = Entry<typeof kinds.articleSection>;
export type Article = Slugged<typeof kinds.article>;
export type Video = Entry<typeof kinds.video>;
export type DocumentCategory = Entry<typeof kinds.documentCategory>;
export type Document = Slugged<typeof kinds.document>;
export type Location = Entry<typeof kinds.location>;
export type Handbook = Entry<typeof kinds.handbook>;
type Page = Slugged<typeof kinds.page>;

/** All content, read from its files and checked: every reference in it leads somewhere. */
export interface Library {
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
