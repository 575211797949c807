import { invalid } from './api-error.ts';

const DEFAULT_PER_PAGE = 12;
const MAX_PER_PAGE = 100;

export interface Page<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
}

/**
 * The requested page of a list (`page`, `perPage`); only its entries are converted to replies. A page after the last one is
 * empty. Throws a validation error (code 2) for anything but whole numbers from 1.
 */
export function paginate<T, R>(entries: readonly T[], query: URLSearchParams, toReply: (entry: T) => R): Page<R> {
  const currentPage = positive(query, 'page', 1);
  const perPage = Math.min(positive(query, 'perPage', DEFAULT_PER_PAGE), MAX_PER_PAGE);
  const start = (currentPage - 1) * perPage;
  return {
    items: entries.slice(start, start + perPage).map(toReply),
    currentPage,
    lastPage: Math.max(1, Math.ceil(entries.length / perPage)),
  };
}

/** A number from the query; an absent or empty one means `fallback`. */
export function positive(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null || value === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw invalid({ [name]: ['Должно быть целым числом от\u00a01'] });
  return Number(value);
}

/** The values of `name[]=a&name[]=b`, `name[0]=a&name[1]=b` or `name=a`. */
export function listParameter(query: URLSearchParams, name: string): string[] {
  const key = new RegExp(`^${name}(\\[\\d*\\])?$`);
  return [...query].filter(([candidate]) => key.test(candidate)).map(([, value]) => value);
}
