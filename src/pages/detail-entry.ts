import type { Entry } from './define-page.ts';

interface Listed {
  id: number | string;
  slug: string;
  updatedAt?: string | undefined;
}

/** The address of an entity's own page: its slug. Its id leads there, too. */
export function detailEntry({ id, slug, updatedAt }: Listed, label: string): Entry & { params: { slug: string } } {
  return { params: { slug }, id, aliases: [String(id)], label, updatedAt };
}
