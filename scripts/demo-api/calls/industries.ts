import type { Content } from '../content.ts';
import type { Route } from '../http/route.ts';
import type { Industry } from '../entries/entries.ts';
import { blockReplies } from '../shapes/block.ts';
import { media } from '../shapes/media.ts';
import { refs } from '../shapes/ref.ts';
import { solutionFull, solutionSummary } from '../shapes/solution.ts';
import { detail, list } from './lists.ts';

export function industryCalls(content: Content): Route[] {
  const { industries, solutions } = content.entries;
  const summary = ({ id, slug, title, lead, image, updatedAt }: Industry) => ({
    id,
    slug,
    title,
    lead,
    image: media(content, image),
    updatedAt,
  });
  const full = (item: Industry) => ({
    ...summary(item),
    blocks: blockReplies(content, item.blocks),
    solutions: refs(content, 'solutions', item.solutions),
    projects: refs(content, 'projects', item.projects),
    seo: item.seo,
  });
  return [
    list('industry', industries.items, summary),
    detail('industry', industries, full),
    list('industry-solution', solutions.items, (item) => solutionSummary(content, item)),
    detail('industry-solution', solutions, (item) => solutionFull(content, item)),
  ];
}
