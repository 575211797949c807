import type { BACKEND_CODES } from '../../api/client/errors.ts';
import type { Api } from '../../api/index.ts';
import type { ListedEquipment } from '../../api/resources/equipment.ts';
import { TASKS } from '../../features/selection/inputs.ts';
import { type ModelName, selectionModels, taskFigures } from '../../features/selection/models.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head, LoadContext } from '../define-page.ts';

/** Models that are read together: each may require a call, and a long list does not fit into memory. */
const MODELS_AT_ONCE = 50;

/** The models of every task with their figures, so that the page makes no API call. */
export async function load({ api, figuresOf }: LoadContext<typeof routes.selection>) {
  const listed = await api.equipment.all();
  const found: Parameters<typeof selectionModels>[0][number][] = [];
  for (let start = 0; start < listed.length; start += MODELS_AT_ONCE) {
    const some = await Promise.all(
      listed.slice(start, start + MODELS_AT_ONCE).map(async (model) => ({
        name: nameOf(model),
        figures: figuresOf?.(model.slug) ?? taskFigures(await specificationsOf(model, api)),
      })),
    );
    found.push(...some.filter(({ figures }) => TASKS.some((task) => figures[task])));
  }
  return { models: selectionModels(found) };
}
export type SelectionData = Awaited<ReturnType<typeof load>>;

/** All models are in the payload, so they have only what the page shows. */
function nameOf({ slug, name, image }: ListedEquipment): ModelName {
  return { slug, name, image: image && { ...image, alt: undefined } };
}

/** The specification from the list, or else from the model's own reply. A model that was deleted meanwhile is left out. */
async function specificationsOf({ slug, specifications }: ListedEquipment, api: Api) {
  if (specifications) return specifications;
  try {
    return (await api.equipment.get(slug)).specifications;
  } catch (error) {
    // The class of the error is in the bundle of the build, not in this one.
    if (error instanceof Error && 'code' in error && error.code === ENTITY_NOT_FOUND) return [];
    throw error;
  }
}

const ENTITY_NOT_FOUND: (typeof BACKEND_CODES)['entityNotFound'] = 107;

export function head(): Head {
  return {
    title: 'Подбор оборудования по площади, расходу и дозе',
    breadcrumb: routes.selection.label,
    description:
      'Расчёт для палаты, притока, воды, чистого помещения и осмоса: модели, количество, скорость, шум и запас. Каждая формула с источником.',
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.equipment.label, href: routes.equipment.href() }];
}
