import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export async function load({ api }: LoadContext<typeof routes.contacts>) {
  const [page, locations, settings] = await Promise.all([
    api.pages.get('contacts'),
    api.locations.all(),
    api.settings.get(),
  ]);
  const { title, lead, blocks, seo } = page;
  return {
    title,
    lead,
    blocks,
    seo,
    requisites: settings.contactDetailsFile,
    locations: locations.toSorted((a, b) => Number(b.isCentral) - Number(a.isCentral)),
  };
}
export type ContactsData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, seo }: ContactsData): Head {
  return { title: seo?.title ?? title, crumb: 'Контакты', description: seo?.description ?? lead ?? title };
}
