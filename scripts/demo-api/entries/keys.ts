import type { Sourced } from './read-yaml.ts';

interface Keyed extends Sourced {
  id?: number;
  slug?: string;
}

/** Paths of the API: an article with such a slug could never be requested. */
const RESERVED = new Set(['articles/section.yaml', 'articles/industries-options.yaml']);

/** One line for each id or slug that is duplicated, reserved or does not match its file name. */
export function keyProblems(entries: readonly Keyed[]): string[] {
  return [...duplicates(entries, 'id'), ...duplicates(entries, 'slug'), ...entries.flatMap(nameProblems)];
}

function duplicates(entries: readonly Keyed[], key: 'id' | 'slug'): string[] {
  const owners = new Map<string | number, string>();
  return entries.flatMap(({ [key]: value, source }) => {
    if (value === undefined) return [];
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, source);
    return owner === undefined ? [] : [`${source}: ${key}: expected a value of its own, ${owner} has «${value}» too`];
  });
}

function nameProblems({ id, slug, source }: Keyed): string[] {
  if (slug === undefined) return [];
  if (source.startsWith('documents/')) {
    return slug === String(id) ? [] : [`${source}: id: expected the number in the file name, got ${id}`];
  }
  if (/^\d+$/.test(slug)) return [`${source}: expected a file name that is not a bare number`];
  return RESERVED.has(source) ? [`${source}: expected another file name, the API uses this address itself`] : [];
}
