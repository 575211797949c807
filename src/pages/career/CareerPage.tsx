import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { ViewProps } from '../page.ts';
import type { CareerData } from './data.ts';

export default function CareerPage({ data, breadcrumbs }: ViewProps<CareerData>) {
  return <StaticPage data={data} breadcrumbs={breadcrumbs} />;
}
