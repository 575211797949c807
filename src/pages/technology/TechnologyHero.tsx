import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { TechnologyStage } from '../../ui/TechnologyStage/TechnologyStage.tsx';
import styles from './TechnologyHero.module.scss';

interface TechnologyHeroProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead?: string;
}

/** The header on a dark ground, with the drawing of the stages. */
export function TechnologyHero(header: TechnologyHeroProps) {
  const { wavelength, before, after } = useAreaTexts('home', home).technology;
  return (
    <div data-tone="ink" className={styles.hero}>
      <PageHeader {...header} size="display" />
      <TechnologyStage {...wavelength} before={before} after={after} />
    </div>
  );
}
