import { createContext } from 'react';
import type { Block } from '../../api/resources/block.ts';
import { transliterate } from './transliterate.ts';

interface Vacancy {
  title: string;
  town?: string;
}

/** An anchor for each vacancy, sent with its applications. A duplicate gets a number. */
export function vacancyAnchors<Each extends Vacancy>(vacancies: readonly Each[]): Map<Each, string> {
  const taken = new Set<string>();
  return new Map(
    vacancies.map((vacancy) => {
      const { title, town = '' } = vacancy;
      const wanted = `vacancy-${transliterate(`${title} ${town}`) || 'position'}`;
      let anchor = wanted;
      for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`;
      taken.add(anchor);
      return [vacancy, anchor];
    }),
  );
}

/** The anchors of all vacancies of a page, because two blocks may have the same position. */
export const VacancyAnchorsContext = createContext<ReadonlyMap<Vacancy, string>>(new Map());

export function anchorsOnPage(blocks: readonly Block[]): ReadonlyMap<Vacancy, string> {
  return vacancyAnchors(blocks.flatMap((block) => (block.type === 'vacancies' ? block.items : [])));
}
