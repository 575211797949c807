import type { DocumentCategory } from '../../api/resources/document-category.ts';

/** A section of technical documentation in a list. */
export type TechnicalSet = Pick<DocumentCategory, 'id' | 'title' | 'description' | 'count'>;

/** The categories of the kind `technical`, in the API's order. */
export function listTechnicalSets(categories: readonly DocumentCategory[]): TechnicalSet[] {
  return categories
    .filter(({ kind }) => kind === 'technical')
    .map(({ id, title, description, count }) => ({ id, title, description, count }));
}
