import { TextField } from '../../forms/text/TextField.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { ZipButton } from '../../features/documents/ZipButton.tsx';
import type { TypedQuery } from '../../features/address-query/use-typed-query.ts';
import type { DocumentsData } from './data.ts';
import styles from './DocumentTools.module.scss';
import { selectGroups, type Wanted } from './selection.ts';

interface DocumentToolsProps {
  data: Pick<DocumentsData, 'groups' | 'kinds' | 'all'>;
  asked: Wanted;
  search: TypedQuery;
}

const MAX_LENGTH = 500;

/** The search in the list, and all that the categories leave of it as one archive. */
export function DocumentTools({ data: { groups, kinds, all }, asked, search }: DocumentToolsProps) {
  const t = useAreaTexts('documents', documents);
  const { zipHref, bytes } =
    groups.find(({ id }) => id === asked.category) ?? kinds.find(({ kind }) => kind === asked.kind) ?? all;
  const ids = selectGroups(groups, asked, '').flatMap(({ rows }) => rows.map(({ id }) => id));
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <TextField
          name="find"
          subType="search"
          label={t.find}
          hideLabel
          placeholder={t.find}
          placeholderCase="as-written"
          icon="search"
          hasClear
          maxLength={MAX_LENGTH}
          value={search.typed}
          onChange={search.setTyped}
          onSearch={search.submit}
        />
      </search>
      <div className={classNames(search.typed.trim() !== '' && styles.absent)}>
        <ZipButton selection={{ ids }} href={zipHref} variant="outline" wide="phone">
          {t.downloadAll(bytes === undefined ? '' : formatFileSize(bytes))}
        </ZipButton>
      </div>
    </div>
  );
}
