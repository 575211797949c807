import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { StaticPageData } from '../../features/static-page/load-static-page.ts';
import type { ViewProps } from '../define-page.ts';

/** A page that consists of blocks. */
export default function StaticPageView({ data, breadcrumbs }: ViewProps<StaticPageData>) {
  return <StaticPage data={data} breadcrumbs={breadcrumbs} />;
}
