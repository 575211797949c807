import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { ViewProps } from '../page.ts';
import type { ServicesData } from './data.ts';

export default function ServicesPage({ data, breadcrumbs }: ViewProps<ServicesData>) {
  return <StaticPage data={data} breadcrumbs={breadcrumbs} />;
}
