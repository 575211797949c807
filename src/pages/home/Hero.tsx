import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { FirstScreenEnd } from '../../ui/PageHeader/FirstScreenEnd.tsx';
import { Eyebrow } from '../../ui/SectionHeading/Eyebrow.tsx';
import { SphereStage } from '../../ui/SphereStage/SphereStage.tsx';
import { routes } from '../../routes.ts';
import styles from './Hero.module.scss';

interface HeroProps {
  title: string;
  lead?: string;
  picture: Picture | undefined;
}

/** The picture is cropped to a square, so its width is 16/9 of the sphere's. */
const SIZES = '(min-width: 1760px) 1260px, (min-width: 1024px) 72vw, (min-width: 600px) 720px, 138vw';

export function Hero({ title, lead, picture }: HeroProps) {
  const { eyebrow, chooseEquipment, forPlanners, callouts } = useAreaTexts('home', home);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.actions}>
            <Button href={routes.equipment.href()} size="l" wide="phone">
              {chooseEquipment}
            </Button>
            <Button href={routes.planners.href()} size="l" variant="outline" wide="phone">
              {forPlanners}
            </Button>
          </div>
        </div>
        <div className={styles.scene}>
          <SphereStage picture={picture} sizes={SIZES} className={styles.stage}>
            <Callout {...callouts.air} className={styles.airCallout} />
            <Callout {...callouts.uv} tone="uv" className={styles.uvCallout} />
          </SphereStage>
        </div>
      </section>
      <FirstScreenEnd />
    </>
  );
}
