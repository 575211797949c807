import { transliterate } from '../../lib/text/transliterate.ts';

interface Vacancy {
  title: string;
  town?: string;
}

/** An anchor for each vacancy, sent with its applications; positions with the same name are numbered. */
export function vacancyAnchors(vacancies: readonly Vacancy[]): string[] {
  const counts = new Map<string, number>();
  return vacancies.map(({ title, town = '' }) => {
    const anchor = `vacancy-${transliterate(`${title} ${town}`) || 'position'}`;
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}
