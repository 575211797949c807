import type { Content } from '../content.ts';
import type { Solution } from '../entries/entries.ts';
import { blockReplies } from './block.ts';
import { documentReplies } from './document.ts';
import { media } from './media.ts';
import { equipmentRefs, nameRef, refs } from './ref.ts';

export function solutionSummary(content: Content, item: Solution) {
  const { id, slug, title, lead, image, industry, equipment, updatedAt } = item;
  const industryRef = nameRef(content.entries.industries.get(industry));
  return {
    id,
    slug,
    title,
    lead,
    image: media(content, image),
    industry: industryRef,
    equipmentCount: equipment.length,
    updatedAt,
  };
}

export function solutionFull(content: Content, item: Solution) {
  return {
    ...solutionSummary(content, item),
    blocks: blockReplies(content, item.blocks),
    equipment: equipmentRefs(content, item.equipment),
    projects: refs(content, 'projects', item.projects),
    documents: documentReplies(content, item.documents),
    seo: item.seo,
  };
}
