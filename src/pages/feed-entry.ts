import { detailEntry } from './detail-entry.ts';
import type { Entry } from './define-page.ts';

interface Publication {
  id: number | string;
  slug: string;
  title: string;
  lead: string;
  publishedAt: string;
  updatedAt?: string;
}

/** The entry of a publication that is part of a feed. */
export function feedEntry({ publishedAt, lead, ...listed }: Publication): Entry & { params: { slug: string } } {
  return { ...detailEntry(listed, listed.title), feedItem: { publishedAt, lead } };
}
