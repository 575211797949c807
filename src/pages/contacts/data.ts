import { staticPageHead } from '../../features/static-page/load-static-page.ts';
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

export function head(data: ContactsData): Head {
  return { ...staticPageHead(data), breadcrumb: data.title };
}
