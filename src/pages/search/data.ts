import { routes } from '../../routes.ts';
import type { Head } from '../page.ts';

/** The results depend on the query, which no build knows. Without scripts the page offers the sections instead. */
export async function load() {
  const sections = [routes.equipment, routes.solutions, routes.documents, routes.articles];
  return { sections: sections.map(({ label, href }) => ({ label, href: href() })) };
}
export type SearchData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return { title: 'Поиск', description: 'Поиск по оборудованию, решениям, документам и статьям.', noindex: true };
}
