import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../define-page.ts';
import type { AboutData } from './data.ts';
import styles from './AboutPage.module.scss';

export default function AboutPage({ data, breadcrumbs }: ViewProps<AboutData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <StaticPage data={data} breadcrumbs={breadcrumbs}>
      {data.reviews.length > 0 && (
        <Section>
          <SectionHeading title={t.reviews} />
          <div className={styles.reviews}>
            {data.reviews.map(({ id, ...review }) => (
              <ReviewCard key={id} {...review} width="narrow" />
            ))}
          </div>
        </Section>
      )}
    </StaticPage>
  );
}
