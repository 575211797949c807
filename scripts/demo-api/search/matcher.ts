import { indexWords, queryStems } from './words.ts';

interface Indexed<T> {
  entry: T;
  name: string;
  all: string;
}

/** The searched texts of an entry. */
export interface Words {
  name: string;
  texts: readonly (string | undefined)[];
}

export type Search<T> = (query: string) => T[];

/**
 * Finds entries with all words of a query, at the start of a word and ignoring endings: first those with them in the name, then
 * the rest, each in the given order. The entries are indexed at the first search, which most runs of the API do not have.
 */
export function createSearch<T>(entries: readonly T[], wordsOf: (entry: T) => Words): Search<T> {
  const index = (): Indexed<T>[] =>
    entries.map((entry) => {
      const { name, texts } = wordsOf(entry);
      const present = texts.filter((text) => text !== undefined);
      return { entry, name: indexWords([name]), all: indexWords([name, ...present]) };
    });
  let indexed: Indexed<T>[] | undefined;
  return (query) => {
    const stems = queryStems(query);
    if (stems.length === 0) return [];
    indexed ??= index();
    const has = (words: string) => stems.every((part) => words.includes(` ${part}`));
    const found = indexed.filter(({ all }) => has(all));
    const isNamed = ({ name }: Indexed<T>) => has(name);
    return [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))].map(({ entry }) => entry);
  };
}
