import type { Entry } from './page.ts';

interface Publication {
  id: number | string;
  slug: string;
  title: string;
  lead: string;
  publishedAt: string;
  updatedAt?: string | undefined;
}

/** The address of a publication that the feeds announce. */
export function feedEntry({
  id,
  slug,
  title,
  updatedAt,
  publishedAt,
  lead,
}: Publication): Entry & { params: { slug: string } } {
  return { params: { slug }, id, label: title, updatedAt, feedItem: { publishedAt, lead } };
}
