import { industryIcon } from '../../features/industries/industry-icon.ts';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { IndustryRow } from '../../ui/Card/IndustryRow.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import styles from './IndustryIndex.module.scss';

/** A list of all industries beside a picture of one. */
export function IndustryIndex({ industries, industryPicture }: Pick<HomeData, 'industries' | 'industryPicture'>) {
  const t = useAreaTexts('home', home);
  if (industries.length === 0) return null;
  return (
    <Section>
      <Split
        columns="5+7"
        first={
          <>
            <SectionHeading {...t.industries} position="aside" />
            {industryPicture && (
              <div className={styles.picture}>
                <Picture picture={industryPicture} sizes="(min-width: 1024px) 56vw, 1px" ratio="1/1" shape="circle" />
              </div>
            )}
          </>
        }
      >
        <ul>
          {industries.map(({ slug, title, lead, solutions }) => (
            <IndustryRow
              key={slug}
              href={routes.industry.href({ slug })}
              title={title}
              lead={lead}
              icon={industryIcon(slug)}
              count={solutions > 0 ? t.solutions(solutions) : undefined}
            />
          ))}
        </ul>
      </Split>
    </Section>
  );
}
