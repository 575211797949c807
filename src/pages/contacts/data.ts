import { pictureUrl } from '../../lib/files/picture.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.contacts>) {
  const [page, locations, settings] = await Promise.all([
    api.pages.get('contacts'),
    api.locations.all(),
    api.settings.get(),
  ]);
  const { title, image, lead, blocks, seo } = page;
  return {
    title,
    lead,
    image,
    blocks,
    seo,
    requisites: settings.contactDetailsFile,
    locations: locations.toSorted((a, b) => Number(b.isCentral) - Number(a.isCentral)),
  };
}
export type ContactsData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, image, seo }: ContactsData): Head {
  const picture = seo?.image ?? image;
  return {
    title: seo?.title ?? title,
    breadcrumb: title,
    description: seo?.description ?? lead ?? title,
    image: picture && pictureUrl(picture, 'medium'),
  };
}
