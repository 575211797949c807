import type { EquipmentItemData } from './data.ts';

/** The sections of the page menu by id, in the order of the page, each with the size of its content. */
const sizesOf = (item: EquipmentItemData) => ({
  description: item.html.length,
  specifications: item.specifications.length,
  drawing: (item.outline ? 1 : 0) + item.curves.length,
  advantages: item.advantages.length,
  documents: item.documents.rows.length,
  parts: item.spareParts.length,
  usage: item.industries.length + item.solutions.length + item.projects.length,
  faq: item.faq.length,
});

type PageSection = keyof ReturnType<typeof sizesOf>;

/** The sections that this model has content for. */
export function pageSections(item: EquipmentItemData): PageSection[] {
  const sizes = sizesOf(item);
  return (Object.keys(sizes) as PageSection[]).filter((section) => sizes[section] > 0);
}
