import type { Content } from '../content.ts';
import type { Equipment } from '../entries/entries.ts';
import { outerSize } from '../entries/outer-size.ts';
import { documentReplies } from './document.ts';
import { gallery, media, richText } from './media.ts';
import { equipmentRefs, nameRef, refs } from './ref.ts';
import { videoReply } from './video.ts';

export function equipmentSummary(content: Content, item: Equipment) {
  const { id, slug, name, lead, image, type, highlights, updatedAt } = item;
  const typeRef = nameRef(content.entries.equipmentTypes.get(type));
  return { id, slug, name, lead, image: media(content, image), type: typeRef, highlights, updatedAt };
}

/** For models with connections in their files: the box from the specification, with the connections. */
function dimensionsOf(item: Equipment) {
  const size = outerSize(item);
  return item.connections && size ? { ...size, connections: item.connections } : undefined;
}

/** An item of the whole list, with specifications, for the selection by figures. */
export function listedEquipment(content: Content, item: Equipment) {
  return { ...equipmentSummary(content, item), specifications: item.specifications };
}

export function equipmentFull(content: Content, item: Equipment) {
  return {
    ...listedEquipment(content, item),
    gallery: gallery(content, item.gallery),
    html: richText(content, item.html),
    advantages: item.advantages,
    curves: item.curves,
    dimensions: dimensionsOf(item),
    documents: documentReplies(content, item.documents),
    industries: refs(content, 'industries', item.industries),
    solutions: refs(content, 'solutions', item.solutions),
    projects: refs(content, 'projects', item.projects),
    related: equipmentRefs(content, item.related),
    video: item.video === undefined ? undefined : videoReply(content, content.entries.videos.get(item.video)),
    faq: item.faq.map(({ question, html }) => ({ question, html: richText(content, html) })),
    leadTime: item.leadTime,
    stock: item.stock,
    spareParts: item.spareParts,
    seo: item.seo,
  };
}
