import type { Block } from '../../api/resources/block.ts';
import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import { shortName } from '../../features/equipment/short-name.ts';
import { listTechnicalSets } from '../../features/documents/list-technical-sets.ts';
import { staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

/** Maximum of models in a kind; the others are in the catalogue. */
const MODELS_OF_KIND = 12;

export async function load({ api }: LoadContext<typeof routes.planners>) {
  const [page, categories, types, equipment] = await Promise.all([
    api.pages.get('planners'),
    api.documentCategories.all(),
    api.equipmentTypes.all(),
    api.equipment.all(),
  ]);
  const { title, lead, image, blocks, seo } = page;
  const steps = firstOf(blocks, 'steps');
  const quote = firstOf(blocks, 'quote');
  return {
    title,
    lead,
    image,
    seo,
    kinds: kindsOf(types, equipment),
    sets: listTechnicalSets(categories),
    /** The blocks of steps and quote, shown as one section. */
    support: { steps, quote },
    blocks: blocks.filter((block) => block !== steps && block !== quote),
  };
}
/** The models by kind, with their short names, in the order of the API. Kinds without models are left out. */
function kindsOf(types: readonly EquipmentType[], equipment: Iterable<EquipmentSummary>) {
  const kinds = new Map(
    types.map(({ id, slug, title, description, medium }) => [
      id,
      { slug, title, description, medium, count: 0, models: new Array<{ slug: string; name: string }>() },
    ]),
  );
  for (const { slug, name, type } of equipment) {
    const kind = kinds.get(type.id);
    if (!kind) continue;
    kind.count += 1;
    if (kind.count <= MODELS_OF_KIND) kind.models.push({ slug, name: shortName(name) });
  }
  return [...kinds.values()].filter(({ count }) => count > 0);
}

export type PlannersData = Awaited<ReturnType<typeof load>>;

function firstOf<Type extends Block['type']>(blocks: Block[], type: Type) {
  return blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type);
}

export function head(data: PlannersData): Head {
  return { ...staticPageHead(data), breadcrumb: routes.planners.label };
}
