import type { DocumentRow } from '../../features/documents/document-rows.ts';
import { CheckboxField } from '../../forms/choice/CheckboxField.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Status } from '../../ui/Status/Status.tsx';
import { type DocumentSelection, withRowsSelected } from './document-groups.ts';
import styles from './SelectAll.module.scss';

interface SelectAllProps {
  /** All visible rows. */
  rows: DocumentRow[];
  /** The number of documents on all pages. */
  total: number;
  chosen: DocumentSelection;
  onChange: (chosen: DocumentSelection) => void;
}

export function SelectAll({ rows, total, chosen, onChange }: SelectAllProps) {
  const t = useAreaTexts('documents', documents);
  const { shown } = useAreaTexts('articlesAndNews', articlesAndNews);
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <div className={styles.head}>
      <CheckboxField
        name="all"
        label={t.chooseAll}
        value={count === rows.length}
        partial={count > 0}
        onChange={(isOn) => onChange(withRowsSelected(chosen, rows, isOn))}
        class={styles.checkbox}
      />
      <Status className={styles.count}>
        {total > rows.length ? shown(rows.length, total) : t.fileCount(rows.length)}
      </Status>
    </div>
  );
}
