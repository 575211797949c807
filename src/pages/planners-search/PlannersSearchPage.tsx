import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { DocumentSearchForm } from '../../features/documents/DocumentSearchForm.tsx';
import { FoundDocuments } from '../../features/documents/FoundDocuments.tsx';
import { MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { searchText } from '../../lib/text/search-text.ts';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { PlannersSearchData } from './data.ts';
import styles from './PlannersSearchPage.module.scss';

export default function PlannersSearchPage({ data, breadcrumbs }: ViewProps<PlannersSearchData>) {
  const t = useAreaTexts('documents', documents);
  const [query, change] = useQueryParams();
  const find = searchText(query.get('find') ?? '');
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={routes.plannersSearch.label} tool>
        <div className={styles.search}>
          <DocumentSearchForm find={find} size="display" onFind={(text) => change({ find: text })} />
        </div>
      </PageHeader>
      <Section compact>
        <p data-script="absent">{t.noScript}</p>
        {find.length >= MIN_QUERY_LENGTH ? (
          <FoundDocuments find={find} kind="technical" />
        ) : (
          <Status>{find !== '' && t.tooShort}</Status>
        )}
      </Section>
      <Section labelledBy="sets">
        <SectionHeading id="sets" title={t.browse} />
        <TechnicalSets sets={data.sets} />
      </Section>
    </>
  );
}
