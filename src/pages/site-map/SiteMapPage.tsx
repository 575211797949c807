import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { ViewProps } from '../define-page.ts';
import type { SiteMapData } from './data.ts';
import styles from './SiteMapPage.module.scss';

export default function SiteMapPage({ data: { groups }, breadcrumbs }: ViewProps<SiteMapData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.siteMap} />
      <Section compact className={styles.columns}>
        {groups.map(({ title, links }) => (
          <div key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} look="plain" prefetch={false} className={styles.link}>
                    {withNonBreakingGroups(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  );
}
