import { DocumentSearchForm } from '../../features/documents/DocumentSearchForm.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { TechnicalDocumentationData } from './data.ts';
import styles from './TechnicalDocumentationPage.module.scss';

export default function TechnicalDocumentationPage({ data, breadcrumbs }: ViewProps<TechnicalDocumentationData>) {
  const { sets } = data;
  const { emptyList } = useAreaTexts('articlesAndNews', articlesAndNews);
  const { technicalLead } = useAreaTexts('documents', documents);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={routes.technicalDocumentation.label} lead={technicalLead}>
        <div className={styles.search}>
          <DocumentSearchForm />
        </div>
      </PageHeader>
      <Section compact>
        {sets.length > 0 ? <TechnicalSets sets={sets} level="h2" /> : <EmptyState title={emptyList} icon="file" />}
      </Section>
    </>
  );
}
