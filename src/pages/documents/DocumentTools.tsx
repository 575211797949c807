import { TextField } from '../../forms/text/TextField.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { ZipButton } from '../../features/documents/ZipButton.tsx';
import type { DebouncedQueryParam } from '../../features/query-params/use-debounced-query-param.ts';
import type { DocumentsData } from './data.ts';
import styles from './DocumentTools.module.scss';
import { groupDocuments, filterCategories, type DocumentFilter } from './document-groups.ts';
import { SEARCH_MAX_LENGTH } from '../../lib/text/search-text.ts';

interface DocumentToolsProps {
  data: Pick<DocumentsData, 'categories' | 'kinds' | 'all' | 'items'>;
  filter: DocumentFilter;
  search: DebouncedQueryParam;
}

/** The search in the list, and the archive of the selected categories. */
export function DocumentTools({ data, filter, search }: DocumentToolsProps) {
  const t = useAreaTexts('documents', documents);
  const archive = archiveOf(data, filter);
  return (
    <div className={styles.tools}>
      <search aria-label={t.find} className={styles.search}>
        <TextField
          name="find"
          subType="search"
          label={t.find}
          hideLabel
          placeholder={t.find}
          placeholderCase="as-written"
          icon="search"
          hasClear
          maxLength={SEARCH_MAX_LENGTH}
          value={search.typed}
          onChange={search.setTyped}
          onSearch={search.submit}
        />
      </search>
      {archive && (
        <div className={classNames(search.typed.trim() !== '' && styles.absent)}>
          <ZipButton selection={archive.selection} href={archive.href} variant="outline" wide="phone">
            {t.downloadAll(archive.bytes === undefined ? '' : formatFileSize(archive.bytes))}
          </ZipButton>
        </div>
      )}
    </div>
  );
}

/** The URL of the archive of the selected documents: a category by its id, otherwise the ids of the documents. */
function archiveOf({ categories, kinds, all, items }: DocumentToolsProps['data'], documentFilter: DocumentFilter) {
  const category = categories.find(({ id }) => id === documentFilter.category);
  if (category) return { selection: { category: category.id }, href: category.zipHref, bytes: category.bytes };
  const { zipHref, bytes } = kinds.find(({ kind }) => kind === documentFilter.kind) ?? all;
  if (zipHref === undefined || items.length === 0) return undefined;
  const groups = groupDocuments(filterCategories(categories, documentFilter), items, '');
  return { selection: { ids: groups.flatMap(({ rows }) => rows.map(({ id }) => id)) }, href: zipHref, bytes };
}
