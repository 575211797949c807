import { matchesWords } from '../../lib/search-text.ts';
import type { DocumentGroup, DocumentsData } from './data.ts';

/** What the address asks of the list. A category names its kind by itself. */
export interface Wanted {
  kind?: DocumentGroup['kind'] | undefined;
  category?: number | undefined;
}

/** Reads `?kind=` and `?category=`; what the list does not have counts as not asked. */
export function wanted(query: URLSearchParams, { groups, kinds }: Pick<DocumentsData, 'groups' | 'kinds'>): Wanted {
  const category = groups.find(({ id }) => String(id) === query.get('category'));
  const kind = category?.kind ?? kinds.find((candidate) => candidate.kind === query.get('kind'))?.kind;
  return { kind, category: category?.id };
}

/** The groups that are wanted, reduced to the documents whose names hold the words. Empty groups fall away. */
export function selectGroups(groups: DocumentGroup[], { kind, category }: Wanted, find: string): DocumentGroup[] {
  return groups
    .filter((group) => (kind === undefined || group.kind === kind) && (category === undefined || group.id === category))
    .map((group) => ({ ...group, rows: group.rows.filter(({ file }) => matchesWords(file.name, find)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Where a group stands in the page. */
export function groupAnchor({ id }: Pick<DocumentGroup, 'id'>): string {
  return `category-${id}`;
}

/** What is chosen after these documents have been ticked or unticked. */
export function withTicked(chosen: ReadonlySet<number>, ids: readonly number[], isOn: boolean): ReadonlySet<number> {
  return new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id)));
}
