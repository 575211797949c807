import type { StaticPageSlug } from '../../api/resources/static-page.ts';
import { loadStaticPage, type StaticPageData, staticPageHead } from '../../features/static-page/load-static-page.ts';
import { type Route, routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { PageContent } from '../define-page.ts';

const IN_COMPANY: Breadcrumb[] = [{ label: routes.about.label, href: routes.about.href() }];

export const career = staticPage('career', routes.career, IN_COMPANY);
export const production = staticPage('production', routes.production, IN_COMPANY);
export const services = staticPage('services', routes.services);

function staticPage<R extends Route>(
  slug: StaticPageSlug,
  { label }: R,
  ancestors: Breadcrumb[] = [],
): PageContent<R, StaticPageData> {
  return {
    load: ({ api }) => loadStaticPage(api, slug),
    head: (data) => ({ ...staticPageHead(data), breadcrumb: label }),
    ancestors: () => ancestors,
  };
}
