import { createContext, useContext } from 'react';
import type { contacts } from './ru/contacts.ts';
import type { documents } from './ru/documents.ts';
import type { equipment } from './ru/equipment.ts';
import type { home } from './ru/home.ts';
import type { publications } from './ru/publications.ts';
import type { search } from './ru/search.ts';
import { ru } from './ru/index.ts';

/** What a locale file exports: the same keys as the Russian one. */
export type Texts = typeof ru;

/** Texts of the parts of the site, which come with the code that shows them and not with the frame. */
export interface AreaTexts {
  contacts: typeof contacts;
  documents: typeof documents;
  equipment: typeof equipment;
  home: typeof home;
  publications: typeof publications;
  search: typeof search;
}

/** The prerendered pages are Russian, so the Russian texts are there from the start; another locale replaces them. */
export const TextsContext = createContext<Texts>(ru);
export const AreaTextsContext = createContext<Partial<AreaTexts>>({});

/** The texts of the frame and the components. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}

/** The texts of one part of the site. @param russian its Russian texts, which speak unless another locale is loaded. */
export function useAreaTexts<Area extends keyof AreaTexts>(area: Area, russian: AreaTexts[Area]): AreaTexts[Area] {
  return useContext(AreaTextsContext)[area] ?? russian;
}
