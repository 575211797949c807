import type { DocumentRow } from '../../features/documents/document-rows.ts';
import { CheckboxField } from '../../forms/choice/CheckboxField.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { withTicked } from './selection.ts';
import styles from './SelectAll.module.scss';

interface SelectAllProps {
  /** All that is on the screen. */
  rows: DocumentRow[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

export function SelectAll({ rows, chosen, onChange }: SelectAllProps) {
  const t = useAreaTexts('documents', documents);
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  const ids = rows.map(({ id }) => id);
  return (
    <div className={styles.head}>
      <CheckboxField
        name="all"
        label={t.chooseAll}
        value={count === rows.length}
        partial={count > 0}
        onChange={(isOn) => onChange(withTicked(chosen, ids, isOn))}
        class={styles.checkbox}
      />
      <p role="status" className={styles.count}>
        {t.fileCount(rows.length)}
      </p>
    </div>
  );
}
