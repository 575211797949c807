import { useState } from 'react';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { useDebouncedQueryParam } from '../../features/query-params/use-debounced-query-param.ts';
import { FoundDocuments } from '../../features/documents/FoundDocuments.tsx';
import { MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import { searchText } from '../../lib/text/search-text.ts';
import { SelectionBar } from '../../features/documents/SelectionBar.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import type { ViewProps } from '../define-page.ts';
import { Categories } from './Categories.tsx';
import type { DocumentsData } from './data.ts';
import { DocumentGroups } from './DocumentGroups.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import styles from './DocumentsPage.module.scss';
import { type DocumentSelection, parseDocumentFilter, filterCategories } from './document-groups.ts';

export default function DocumentsPage({ data, breadcrumbs }: ViewProps<DocumentsData>) {
  const t = useAreaTexts('documents', documents);
  const [query] = useQueryParams();
  const search = useDebouncedQueryParam('find');
  const [chosen, setChosen] = useState<DocumentSelection>(new Map());
  const documentFilter = parseDocumentFilter(query, data);
  const find = search.typed.trim();
  const findInUrl = searchText(query.get('find') ?? '');
  // A list of several pages does not have all names, so the API searches.
  const isAsked = find !== '' && data.lastPage > 1;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.title} lead={t.lead} flow />
      <Section compact className={styles.layout}>
        <Categories data={data} filter={documentFilter} find={findInUrl} />
        <div>
          <DocumentTools data={data} filter={documentFilter} search={search} />
          {isAsked ? (
            <Found find={findInUrl} typed={find} filter={documentFilter} />
          ) : (
            <DocumentGroups
              key={`${data.page} ${documentFilter.kind ?? ''} ${documentFilter.category ?? ''}`}
              data={data}
              wanted={filterCategories(data.categories, documentFilter)}
              find={find}
              chosen={chosen}
              onChange={setChosen}
            />
          )}
          {chosen.size > 0 && <SelectionBar rows={[...chosen.values()]} onClear={() => setChosen(new Map())} />}
        </div>
      </Section>
    </>
  );
}

/** The API's results for the query in the URL, once that is long enough. */
function Found({
  find,
  typed,
  filter,
}: {
  find: string;
  typed: string;
  filter: ReturnType<typeof parseDocumentFilter>;
}) {
  const t = useAreaTexts('documents', documents);
  if (typed.length < MIN_QUERY_LENGTH) return <Status>{t.tooShort}</Status>;
  return find.length < MIN_QUERY_LENGTH ? null : <FoundDocuments find={find} {...filter} />;
}
