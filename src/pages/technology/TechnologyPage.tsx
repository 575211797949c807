import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import type { ViewProps } from '../page.ts';
import type { TechnologyData } from './data.ts';

export default function TechnologyPage({ data, trail }: ViewProps<TechnologyData>) {
  return <StaticPage data={data} trail={trail} />;
}
