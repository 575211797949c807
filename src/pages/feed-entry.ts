import type { Entry } from './page.ts';

interface Listed {
  id: number | string;
  slug: string;
  title: string;
  lead: string;
  publishedAt: string;
  updatedAt?: string | undefined;
}

/** The address of a publication that the feeds announce. */
export function storyEntry({
  id,
  slug,
  title,
  updatedAt,
  publishedAt,
  lead,
}: Listed): Entry & { params: { slug: string } } {
  return { params: { slug }, id, label: title, updatedAt, story: { publishedAt, lead } };
}
