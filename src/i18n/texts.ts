import { useSyncExternalStore } from 'react';
import type { analytics } from './ru/analytics.ts';
import type { application } from './ru/application.ts';
import type { contacts } from './ru/contacts.ts';
import type { documents } from './ru/documents.ts';
import type { drawing } from './ru/drawing.ts';
import type { equipment } from './ru/equipment.ts';
import type { equipmentFilters } from './ru/equipment-filters.ts';
import type { errors } from './ru/errors.ts';
import type { shortlist } from './ru/shortlist.ts';
import type { forms } from './ru/forms.ts';
import type { home } from './ru/home.ts';
import type { lowVision } from './ru/low-vision.ts';
import type { solutionsAndProjects } from './ru/solutions-and-projects.ts';
import type { offline } from './ru/offline.ts';
import type { articlesAndNews } from './ru/articles-and-news.ts';
import type { search } from './ru/search.ts';
import type { selection } from './ru/selection.ts';
import { ru } from './ru/index.ts';

/** The texts for every page: of the layout and the components. */
export type Texts = typeof ru;

/** The texts of the areas of the site, loaded with the code that shows them and not with the layout. */
export interface AreaTexts {
  analytics: typeof analytics;
  application: typeof application;
  contacts: typeof contacts;
  documents: typeof documents;
  drawing: typeof drawing;
  equipment: typeof equipment;
  equipmentFilters: typeof equipmentFilters;
  errors: typeof errors;
  shortlist: typeof shortlist;
  forms: typeof forms;
  home: typeof home;
  lowVision: typeof lowVision;
  solutionsAndProjects: typeof solutionsAndProjects;
  offline: typeof offline;
  articlesAndNews: typeof articlesAndNews;
  search: typeof search;
  selection: typeof selection;
}

/** The default export of a locale file, with the keys of the Russian texts. Missing areas stay Russian. */
export interface LocaleTexts {
  texts: Texts;
  areas: Partial<AreaTexts>;
}

/** The prerendered pages are Russian, so the Russian texts are the initial ones; another locale replaces them. */
const RUSSIAN: LocaleTexts = { texts: ru, areas: {} };
let current = RUSSIAN;
const listeners = new Set<() => void>();

/** Replaces the texts of the interface. */
export function setLocaleTexts(locale: LocaleTexts): void {
  current = locale;
  for (const listener of listeners) listener();
}

/** The texts of the layout and the components. */
export function useTexts(): Texts {
  return useLocaleTexts().texts;
}

/** The same outside of components. */
export function siteTexts(): Texts {
  return current.texts;
}

/** The texts of one area of the site. @param russian its Russian texts, used unless another locale is loaded */
export function useAreaTexts<Area extends keyof AreaTexts>(area: Area, russian: AreaTexts[Area]): AreaTexts[Area] {
  return useLocaleTexts().areas[area] ?? russian;
}

/** The same outside of components, and for code that runs after the locale has been applied. */
export function areaTexts<Area extends keyof AreaTexts>(area: Area, russian: AreaTexts[Area]): AreaTexts[Area] {
  return current.areas[area] ?? russian;
}

function useLocaleTexts(): LocaleTexts {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => RUSSIAN,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
