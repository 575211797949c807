import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { TechnologyStage } from '../../ui/TechnologyStage/TechnologyStage.tsx';
import type { ViewProps } from '../define-page.ts';
import type { TechnologyData } from './data.ts';
import styles from './TechnologyPage.module.scss';

/** The drawing of the stages, then the blocks. */
export default function TechnologyPage({ data, breadcrumbs }: ViewProps<TechnologyData>) {
  const { wavelength, before, after } = useAreaTexts('home', home).technology;
  const opening = (
    <div data-tone="ink" className={styles.opening}>
      <PageHeader breadcrumbs={breadcrumbs} title={data.title} lead={data.lead} size="display" />
      <TechnologyStage {...wavelength} before={before} after={after} />
    </div>
  );
  return <StaticPage data={data} breadcrumbs={breadcrumbs} hero={opening} />;
}
