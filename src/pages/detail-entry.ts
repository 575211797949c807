import type { Entry } from './define-page.ts';

interface Listed {
  id: number | string;
  slug: string;
  updatedAt?: string;
}

/** The entry of an entity's page: the slug is its pathname, the id redirects to it. */
export function detailEntry({ id, slug, updatedAt }: Listed, label: string): Entry & { params: { slug: string } } {
  return { params: { slug }, id, aliases: [String(id)], label, updatedAt };
}
