import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import { TechnologyStage } from '../../ui/TechnologyStage/TechnologyStage.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import styles from './Barriers.module.scss';

/** The stages of purification: a drawing with steps. */
export function Barriers({ title, steps }: NonNullable<HomeData['barriers']>) {
  const t = useAreaTexts('home', home).technology;
  return (
    <Section tone="ink" width="full">
      <div className={styles.heading}>
        <SectionHeading eyebrow={t.eyebrow} eyebrowTone="uv" title={title ?? t.title} position="aside" />
        <p className={styles.lead}>{t.lead}</p>
      </div>
      <TechnologyStage {...t.wavelength} before={t.before} after={t.after} />
      <div className={styles.steps}>
        <Steps items={steps} marks="beads" />
        <ArrowLink href={routes.technology.href()} className={styles.more}>
          {t.more}
        </ArrowLink>
      </div>
    </Section>
  );
}
