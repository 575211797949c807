import type { EquipmentItem } from '../../api/resources/equipment.ts';
import type { DrawingFacts } from '../../features/drawing/three-views.ts';
import { curveFigure, drawingFigure } from '../../features/drawing/figure.ts';
import { catalogueHref } from '../../features/equipment/catalogue-query.ts';
import { equipmentMedium } from '../../features/equipment/equipment-medium.ts';
import { shortName } from '../../features/equipment/short-name.ts';
import { TASKS } from '../../features/selection/inputs.ts';
import { taskFigures } from '../../features/selection/models.ts';
import { loadProductCards } from '../../features/equipment/product-card.ts';
import { loadProjectCards } from '../../features/projects/project-card.ts';
import { loadSolutionCards } from '../../features/solutions/solution-card.ts';
import { toDocumentRow, totalBytes } from '../../features/documents/document-rows.ts';
import { company } from '../../features/structured-data/company.ts';
import { videoObject } from '../../features/structured-data/video-object.ts';
import { drawing as texts } from '../../i18n/ru/drawing.ts';
import { pictureUrl } from '../../lib/files/picture.ts';
import { mapped } from '../../lib/data/long-list.ts';
import { routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { detailEntry } from '../detail-entry.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { assurances, ultraviolet } from './facts.ts';

/** Number of figures that fit the layout. */
const HIGHLIGHTS = 4;

export async function entries({
  api,
}: Pick<LoadContext, 'api'>): Promise<Iterable<Entry<typeof routes.equipmentItem>>> {
  return mapped(await api.equipment.all(), (listed) => detailEntry(listed, listed.name));
}

export async function load({ api, params }: LoadContext<typeof routes.equipmentItem>) {
  const [item, types] = await Promise.all([api.equipment.get(params.slug), api.equipmentTypes.all()]);
  const { slug, name, lead, type, highlights, html, advantages, specifications, video, seo } = item;
  const { industries, solutions, projects, related, faq, leadTime, stock, spareParts } = item;
  const [solutionCards, projectCards, relatedCards] = await Promise.all([
    loadSolutionCards(solutions, api),
    loadProjectCards(projects, api),
    loadProductCards(related, api),
  ]);
  const figures = taskFigures(specifications);
  const documents = item.documents.map((document) => toDocumentRow(document, api));
  return {
    slug,
    name,
    shortName: shortName(name),
    lead,
    pictures: picturesOf(item),
    type: { slug: type.slug, title: type.title },
    medium: equipmentMedium(type, types),
    ultraviolet: ultraviolet(specifications),
    highlights: highlights.slice(0, HIGHLIGHTS),
    assurances: assurances(item),
    html,
    advantages,
    specifications,
    /** The task of the selection that this model is for. */
    task: TASKS.find((task) => figures[task]),
    curves: item.curves.map((curve) => curveFigure(curve, texts)),
    dimensions: item.dimensions,
    outline: item.dimensions && drawingFigure(item.dimensions, texts),
    documents: {
      rows: documents,
      bytes: totalBytes(documents),
      zipHref: api.documents.zipUrl({ ids: documents.map(({ id }) => id) }),
    },
    industries: industries.map(({ slug: industry, title }) => ({ slug: industry, title })),
    solutions: solutionCards,
    projects: projectCards,
    related: relatedCards,
    video,
    faq,
    leadTime,
    stock,
    spareParts,
    seo,
  };
}
export type EquipmentItemData = Awaited<ReturnType<typeof load>>;

export function head({ name, lead, pictures, seo, type, highlights, video }: EquipmentItemData): Head {
  const filmed = video && videoObject(video, pictures[0]);
  return {
    title: seo?.title ?? name,
    breadcrumb: name,
    description: seo?.description ?? lead,
    image: seo?.image ?? pictures[0],
    structuredData: [
      ...(filmed ? [filmed] : []),
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        ...(lead && { description: lead }),
        category: type.title,
        brand: { '@type': 'Brand', name: site.brand },
        manufacturer: company,
        ...(pictures.length > 0 && { image: pictures.map((each) => pictureUrl(each, 'medium')) }),
        additionalProperty: highlights.map((highlight) => ({
          '@type': 'PropertyValue',
          name: highlight.label,
          value: highlight.value,
        })),
      },
    ],
  };
}

export function drawing({ slug, name, dimensions }: EquipmentItemData): DrawingFacts | undefined {
  return dimensions && { slug, name, dimensions };
}

export function ancestors({ type, medium }: EquipmentItemData): Breadcrumb[] {
  return [
    { label: routes.equipment.label, href: catalogueHref() },
    { label: type.title, href: catalogueHref({ medium, type: type.slug }) },
  ];
}

/** The gallery, whose first picture is the main one; without a gallery only the main picture. */
function picturesOf({ gallery, image }: Pick<EquipmentItem, 'gallery' | 'image'>) {
  return gallery.length > 0 ? gallery : image ? [image] : [];
}
