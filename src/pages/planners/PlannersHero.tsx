import { withQuery } from '../../features/query-params/use-query-params.ts';
import { DocumentSearchForm } from '../../features/documents/DocumentSearchForm.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { FirstScreenEnd } from '../../ui/PageHeader/FirstScreenEnd.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import blueprint from './blueprint.svg';
import styles from './PlannersHero.module.scss';

interface PlannersHeroProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead?: string;
}

/** The heading on the left, a drawing of a duct section with dimensions on the right. */
export function PlannersHero({ breadcrumbs, title, lead }: PlannersHeroProps) {
  const t = useAreaTexts('documents', documents);
  return (
    <>
      <div className={styles.hero} data-tone="ink">
        <div className={styles.container}>
          <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
          <div className={styles.split}>
            <div>
              <h1 className={styles.title}>{title}</h1>
              {lead && <p className={styles.lead}>{lead}</p>}
              <div className={styles.search}>
                <DocumentSearchForm />
              </div>
              <p className={styles.selection} data-print="hidden">
                <ArrowLink href={routes.selection.href()}>{t.selection}</ArrowLink>
              </p>
              <div className={styles.often} data-print="hidden">
                <span id="often">{t.often}</span>
                <ul aria-labelledby="often" className={styles.words}>
                  {t.oftenWords.map((find) => (
                    <li key={find}>
                      <Link href={resultsHref(find)} look="plain" className={styles.word} prefetch={false}>
                        {find}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            <img src={blueprint} alt="" width={480} height={330} className={styles.drawing} data-print="hidden" />
          </div>
        </div>
      </div>
      <FirstScreenEnd />
    </>
  );
}

function resultsHref(find: string): string {
  return withQuery(routes.plannersSearch.href(), new URLSearchParams({ find }));
}
