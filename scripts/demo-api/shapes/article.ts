import type { Content } from '../content.ts';
import type { Article, Industry } from '../entries/entries.ts';
import { media, richText } from './media.ts';
import { equipmentRefs, nameRef, refs } from './ref.ts';
import type { Option } from './ref.ts';

export const industryOption = ({ slug, title }: Industry): Option => ({ value: slug, label: title });

export function articleSummary(content: Content, item: Article) {
  const { entries } = content;
  const { id, slug, title, lead, image, publishedAt, updatedAt } = item;
  return {
    id,
    slug,
    title,
    lead,
    image: media(content, image),
    section: nameRef(entries.articleSections.get(item.section)),
    industries: item.industries.map((industry) => industryOption(entries.industries.get(industry))),
    publishedAt,
    updatedAt,
  };
}

export function articleFull(content: Content, item: Article) {
  return {
    ...articleSummary(content, item),
    html: richText(content, item.html),
    author: item.author,
    equipment: equipmentRefs(content, item.equipment),
    related: refs(content, 'articles', item.related),
    seo: item.seo,
  };
}
