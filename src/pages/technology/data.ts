import { loadStaticPage, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export const load = ({ api }: LoadContext<typeof routes.technology>) => loadStaticPage(api, 'purification-technology');
export type TechnologyData = Awaited<ReturnType<typeof load>>;

export function head(data: TechnologyData): Head {
  return { ...staticPageHead(data), breadcrumb: routes.technology.label };
}
