import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { ViewProps } from '../page.ts';
import type { ProductionData } from './data.ts';

export default function ProductionPage({ data, breadcrumbs }: ViewProps<ProductionData>) {
  return <StaticPage data={data} breadcrumbs={breadcrumbs} />;
}
