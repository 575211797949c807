import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export const load = ({ api }: LoadContext<typeof routes.services>) => loadStaticPage(api, 'services');
export type ServicesData = Awaited<ReturnType<typeof load>>;

export function head(data: ServicesData): Head {
  return { ...staticPageHead(data), breadcrumb: routes.services.label };
}
