import { splitOffHeroFigures } from '../../features/blocks/hero-figures.ts';
import { toDocumentRow } from '../../features/documents/document-rows.ts';
import { loadProductCards } from '../../features/equipment/product-card.ts';
import { loadProjectCards } from '../../features/projects/project-card.ts';
import { blockObjects } from '../../features/structured-data/block-objects.ts';
import { routes } from '../../routes.ts';
import { detailEntry } from '../detail-entry.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.solution>[]> {
  return (await api.industrySolutions.all()).map((listed) => detailEntry(listed, listed.title));
}

export async function load({ api, params }: LoadContext<typeof routes.solution>) {
  const { title, lead, image, industry, blocks, equipment, projects, documents, seo } = await api.industrySolutions.get(
    params.slug,
  );
  return {
    title,
    lead,
    image,
    industry: { slug: industry.slug, title: industry.title },
    ...splitOffHeroFigures(blocks),
    equipment: await loadProductCards(equipment, api),
    projects: await loadProjectCards(projects, api),
    documents: documents.map((document) => toDocumentRow(document, api)),
    seo,
  };
}
export type SolutionData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo, blocks }: SolutionData): Head {
  return {
    title: seo?.title ?? `${title} — готовое решение`,
    breadcrumb: title,
    description: seo?.description ?? lead,
    image: seo?.image ?? image,
    structuredData: blockObjects(blocks),
  };
}

export function ancestors({ industry }: SolutionData): Breadcrumb[] {
  return [
    { label: routes.industries.label, href: routes.industries.href() },
    { label: industry.title, href: routes.industry.href({ slug: industry.slug }) },
  ];
}
