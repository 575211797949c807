import type { EquipmentItemData } from './data.ts';

/** The sections in the menu of the page, by id. */
export type PageSection = 'description' | 'specifications' | 'advantages' | 'documents' | 'usage';

/** The sections that this model has content for, in the order of the page. */
export function pageSections(item: EquipmentItemData): PageSection[] {
  const fillings: Record<PageSection, number> = {
    description: item.html.length,
    specifications: item.specifications.length,
    advantages: item.advantages.length,
    documents: item.documents.rows.length,
    usage: item.industries.length + item.solutions.length + item.projects.length,
  };
  const all: PageSection[] = ['description', 'specifications', 'advantages', 'documents', 'usage'];
  return all.filter((section) => fillings[section] > 0);
}
