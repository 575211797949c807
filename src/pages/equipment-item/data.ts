import { documentRow } from '../../features/documents/document-rows.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { routes } from '../../routes.ts';
import type { Crumb, Entry, Head, LoadContext } from '../page.ts';

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.equipmentItem>[]> {
  const equipment = await api.equipment.all();
  return equipment.map(({ id, slug, name, updatedAt }) => ({
    params: { slug },
    aliases: [String(id)],
    label: name,
    updatedAt,
  }));
}

export async function load({ api, params }: LoadContext<typeof routes.equipmentItem>) {
  const item = await api.equipment.get(params.slug);
  const { slug, name, lead, image, gallery, type, highlights, html, advantages, specifications, video, seo } = item;
  const { industries, solutions, projects, related } = item;
  return {
    slug,
    name,
    lead,
    pictures: gallery.length > 0 ? gallery : image ? [image] : [],
    type: { slug: type.slug, title: type.title },
    highlights: highlights.slice(0, 4),
    html,
    advantages,
    specifications,
    documents: item.documents.map((document) => documentRow(document, api)),
    industries,
    solutions,
    projects,
    related,
    video,
    seo,
  };
}
export type EquipmentItemData = Awaited<ReturnType<typeof load>>;

export function head({ name, lead, pictures, seo, type }: EquipmentItemData): Head {
  const picture = seo?.image ?? pictures[0];
  const image = picture && pictureAddress(picture, 'medium');
  return {
    title: seo?.title ?? name,
    crumb: name,
    description: seo?.description ?? lead,
    image,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description: lead,
        category: type.title,
        ...(image && { image }),
      },
    ],
  };
}

export function crumbs({ type }: EquipmentItemData): Crumb[] {
  const catalogue = routes.equipment.href();
  return [
    { label: routes.equipment.label, href: catalogue },
    { label: type.title, href: `${catalogue}?type=${encodeURIComponent(type.slug)}` },
  ];
}
