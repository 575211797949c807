import { createContext, useContext } from 'react';
import { ru } from './ru/index.ts';

/** What a locale file exports: the same keys as the Russian one. */
export type Texts = typeof ru;

/** The prerendered pages are Russian, so the Russian texts are there from the start; another locale replaces them. */
export const TextsContext = createContext<Texts>(ru);

export function useTexts(): Texts {
  return useContext(TextsContext);
}
