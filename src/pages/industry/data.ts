import { splitOffHeroFigures } from '../../features/blocks/hero-figures.ts';
import { loadProjectCards } from '../../features/projects/project-card.ts';
import { loadSolutionCards } from '../../features/solutions/solution-card.ts';
import { blockObjects } from '../../features/structured-data/block-objects.ts';
import { routes } from '../../routes.ts';
import { detailEntry } from '../detail-entry.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.industry>[]> {
  return (await api.industries.all()).map((listed) => detailEntry(listed, listed.title));
}

export async function load({ api, params }: LoadContext<typeof routes.industry>) {
  const { title, lead, image, blocks, solutions, projects, seo } = await api.industries.get(params.slug);
  return {
    title,
    lead,
    image,
    ...splitOffHeroFigures(blocks),
    solutions: await loadSolutionCards(solutions, api),
    projects: await loadProjectCards(projects, api),
    seo,
  };
}
export type IndustryData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo, blocks }: IndustryData): Head {
  return {
    title: seo?.title ?? `${title}: очистка воздуха и воды`,
    breadcrumb: title,
    description: seo?.description ?? lead,
    image: seo?.image ?? image,
    structuredData: blockObjects(blocks),
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.industries.label, href: routes.industries.href() }];
}
