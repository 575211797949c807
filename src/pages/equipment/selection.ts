import type { EquipmentData } from './data.ts';

/** What the address asks of the catalogue: `?medium=air&type=retsirkulyatory`. */
export interface Selection {
  medium?: 'air' | 'water' | undefined;
  /** Slug of a type of equipment. */
  type?: string | undefined;
}

export function readSelection(query: URLSearchParams): Selection {
  const medium = query.get('medium');
  return { medium: medium === 'air' || medium === 'water' ? medium : undefined, type: query.get('type') ?? undefined };
}

/** The query of a selection with its question mark; empty for the whole catalogue. */
export function selectionQuery({ medium, type }: Selection): string {
  const query = new URLSearchParams({ ...(medium && { medium }), ...(type && { type }) });
  return query.size > 0 ? `?${query}` : '';
}

export function select(items: EquipmentData['items'], { medium, type }: Selection): EquipmentData['items'] {
  return items.filter((item) => (!medium || item.medium === medium) && (!type || item.type === type));
}
