import { BelowFold } from '../../features/below-fold/BelowFold.tsx';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { ProductGrid } from '../../features/equipment/ProductGrid.tsx';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Numbers } from '../../ui/Numbers/Numbers.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import { Barriers } from './Barriers.tsx';
import type { HomeData } from './data.ts';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.scss';
import { IndustryIndex } from './IndustryIndex.tsx';
import { MediumPanel } from './MediumPanel.tsx';
import { LatestProjects } from './LatestProjects.tsx';
import { LatestPublications } from './LatestPublications.tsx';

export default function HomePage({ data }: ViewProps<HomeData>) {
  const t = useAreaTexts('home', home);
  const { title, lead, image, numbers, mediums, barriers, equipment, blocks } = data;
  return (
    <>
      <Hero title={title} lead={lead} picture={image} />
      {numbers && (
        <section aria-label={t.numbers} className={styles.numbers}>
          <Numbers items={numbers} />
        </section>
      )}
      <Section>
        <ul aria-label={t.mediums} className={styles.panels}>
          {mediums.map((panel) => (
            <MediumPanel key={panel.medium} {...panel} />
          ))}
        </ul>
        <p className={styles.selection}>
          <ArrowLink href={routes.selection.href()}>{t.selection}</ArrowLink>
        </p>
      </Section>
      <BelowFold>
        <IndustryIndex industries={data.industries} industryPicture={data.industryPicture} />
        {barriers && <Barriers {...barriers} />}
        {equipment.length > 0 && (
          <Section>
            <SectionHeading
              eyebrow={t.equipment.eyebrow}
              title={t.equipment.title}
              action={<ArrowLink href={routes.equipment.href()}>{t.equipment.more}</ArrowLink>}
            />
            <ProductGrid items={equipment} label={t.equipment.title} phone="rail" />
          </Section>
        )}
        <LatestProjects projects={data.projects} review={data.review} />
        <LatestPublications documents={data.documents} articles={data.articles} news={data.news} />
        <Blocks blocks={blocks} />
      </BelowFold>
    </>
  );
}
