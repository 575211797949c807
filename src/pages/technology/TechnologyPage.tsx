import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { ViewProps } from '../define-page.ts';
import type { TechnologyData } from './data.ts';
import { TechnologyHero } from './TechnologyHero.tsx';

/** The drawing of the stages, then the blocks. */
export default function TechnologyPage({ data, breadcrumbs }: ViewProps<TechnologyData>) {
  const hero = <TechnologyHero breadcrumbs={breadcrumbs} title={data.title} lead={data.lead} />;
  return <StaticPage data={data} breadcrumbs={breadcrumbs} hero={hero} />;
}
