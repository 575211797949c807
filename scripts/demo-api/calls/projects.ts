import type { Content } from '../content.ts';
import type { Route } from '../http/route.ts';
import type { Project } from '../entries/entries.ts';
import { gallery, media, richText } from '../shapes/media.ts';
import { equipmentRefs, nameRef } from '../shapes/ref.ts';
import { reviewReply } from '../shapes/review.ts';
import { detail, list } from './lists.ts';

export function projectCalls(content: Content): Route[] {
  const { projects, reviews, industries } = content.entries;
  const latest = projects.items.toSorted((a, b) => b.year - a.year || a.id - b.id);

  const summary = ({ id, slug, title, lead, image, customer, town, year, industry, updatedAt }: Project) => ({
    id,
    slug,
    title,
    lead,
    image: media(content, image),
    customer,
    town,
    year,
    industry: industry === undefined ? undefined : nameRef(industries.get(industry)),
    updatedAt,
  });
  const full = (item: Project) => ({
    ...summary(item),
    gallery: gallery(content, item.gallery),
    task: richText(content, item.task),
    solution: richText(content, item.solution),
    result: richText(content, item.result),
    results: item.results,
    equipment: equipmentRefs(content, item.equipment),
    review: item.review === undefined ? undefined : reviewReply(content, reviews.get(item.review)),
    seo: item.seo,
  });
  return [
    list('project', latest, summary),
    detail('project', projects, full),
    list('review', reviews.items, (item) => reviewReply(content, item)),
  ];
}
