import type { EquipmentItemData } from './data.ts';

/** The parts of the page that its menu names, by the id of their section. */
export type PageSection = 'description' | 'specifications' | 'advantages' | 'documents' | 'usage';

/** The parts that this model has something for, in the order of the page. */
export function pageSections(item: EquipmentItemData): PageSection[] {
  const fillings: Record<PageSection, number> = {
    description: item.html.length,
    specifications: item.specifications.length,
    advantages: item.advantages.length,
    documents: item.documents.rows.length,
    usage: item.industries.length + item.solutions.length + item.projects.length,
  };
  const all: PageSection[] = ['description', 'specifications', 'advantages', 'documents', 'usage'];
  return all.filter((part) => fillings[part] > 0);
}
