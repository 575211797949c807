import type { EquipmentItemData } from './data.ts';

/** The sections of the page menu, by id. */
export type PageSection =
  | 'description'
  | 'specifications'
  | 'drawing'
  | 'advantages'
  | 'documents'
  | 'parts'
  | 'usage'
  | 'faq';

/** The sections that this model has content for, in the order of the page. */
export function pageSections(item: EquipmentItemData): PageSection[] {
  const fillings: Record<PageSection, number> = {
    description: item.html.length,
    specifications: item.specifications.length,
    drawing: (item.outline ? 1 : 0) + item.curves.length,
    advantages: item.advantages.length,
    documents: item.documents.rows.length,
    parts: item.spareParts.length,
    usage: item.industries.length + item.solutions.length + item.projects.length,
    faq: item.faq.length,
  };
  const all: PageSection[] = [
    'description',
    'specifications',
    'drawing',
    'advantages',
    'documents',
    'parts',
    'usage',
    'faq',
  ];
  return all.filter((part) => fillings[part] > 0);
}
