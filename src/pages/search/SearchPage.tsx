import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { SearchForm } from '../../features/site-search/SearchForm.tsx';
import { SearchResults } from '../../features/site-search/SearchResults.tsx';
import { MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { searchText } from '../../lib/text/search-text.ts';
import { SEARCH_TABS } from '../../features/site-search/search-tabs.ts';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import type { ViewProps } from '../define-page.ts';
import type { SearchData } from './data.ts';
import styles from './SearchPage.module.scss';

export default function SearchPage({ data: { sections, index, media }, breadcrumbs }: ViewProps<SearchData>) {
  const t = useAreaTexts('search', search);
  const [query] = useQueryParams();
  const find = searchText(query.get('find') ?? '');
  const missing = MIN_QUERY_LENGTH - find.length;
  const question = {
    find,
    tab: SEARCH_TABS.find(({ number }) => String(number) === query.get('tab')),
    page: pageIn(query.get('page')),
  };
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={routes.search.label} tool untitled>
        <SearchForm />
      </PageHeader>
      <Section compact={find !== ''}>
        <p data-script="absent" className={styles.hint}>
          {t.noScript}
        </p>
        {missing <= 0 ? (
          <SearchResults query={question} index={index} media={media} />
        ) : (
          <>
            {find !== '' && <Status className={styles.hint}>{t.typeMore(missing)}</Status>}
            <h2 className={styles.heading}>{t.sections}</h2>
            <ul className={styles.sections}>
              {sections.map(({ label, href }) => (
                <li key={href}>
                  <ArrowLink href={href}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
    </>
  );
}

/** The first page for anything but a whole number. */
function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
