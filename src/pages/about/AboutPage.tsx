import { LoadMoreList } from '../../features/paged-list/LoadMoreList.tsx';
import { StaticPage } from '../../features/static-page/StaticPage.tsx';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../define-page.ts';
import type { AboutData } from './data.ts';
import styles from './AboutPage.module.scss';

const hrefOf = (page: number) => routes.about.href({}, page);

export default function AboutPage({ data, breadcrumbs }: ViewProps<AboutData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  const { page, lastPage, total } = data;
  return (
    <StaticPage data={data} breadcrumbs={breadcrumbs}>
      {total > 0 && (
        <Section>
          <SectionHeading title={t.reviews} />
          <LoadMoreList key={page} first={data} last={lastPage} total={total} lastPage={lastPage} hrefOf={hrefOf}>
            {(reviews) => (
              <ul className={styles.reviews}>
                {reviews.map(({ id, project, ...review }) => (
                  <li key={id}>
                    <ReviewCard
                      {...review}
                      project={project && { href: routes.project.href({ slug: project.slug }), label: project.title }}
                      width="narrow"
                    />
                  </li>
                ))}
              </ul>
            )}
          </LoadMoreList>
        </Section>
      )}
    </StaticPage>
  );
}
