import type { Block } from '../../api/resources/block.ts';
import { listTechnicalSets } from '../../features/documents/list-technical-sets.ts';
import { pictureUrl } from '../../lib/files/picture.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.planners>) {
  const [page, categories] = await Promise.all([api.pages.get('planners'), api.documentCategories.all()]);
  const { title, lead, image, blocks, seo } = page;
  const steps = firstOf(blocks, 'steps');
  const quote = firstOf(blocks, 'quote');
  return {
    title,
    lead,
    image,
    seo,
    sets: listTechnicalSets(categories),
    /** The blocks of steps and quote, shown as one section. */
    support: { steps, quote },
    blocks: blocks.filter((block) => block !== steps && block !== quote),
  };
}
export type PlannersData = Awaited<ReturnType<typeof load>>;

function firstOf<Type extends Block['type']>(blocks: Block[], type: Type) {
  return blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type);
}

export function head({ title, lead, image, seo }: PlannersData): Head {
  const picture = seo?.image ?? image;
  return {
    title: seo?.title ?? title,
    breadcrumb: routes.planners.label,
    description: seo?.description ?? lead ?? title,
    image: picture && pictureUrl(picture, 'medium'),
  };
}
