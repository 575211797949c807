import { CheckboxField } from '../../forms/choice/CheckboxField.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { fileIcon } from '../../lib/files/file-icon.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { DownloadButton } from '../../features/documents/DownloadButton.tsx';
import { ZipButton } from '../../features/documents/ZipButton.tsx';
import { useEntryState } from '../../features/paged-list/use-entry-state.ts';
import { useFocusOnNewItems } from '../../features/paged-list/use-focus-on-new-items.ts';
import type { DocumentRow } from '../../features/documents/document-rows.ts';
import styles from './DocumentGroupList.module.scss';
import { type DocumentSelection, type DocumentGroup, categoryAnchor, withRowsSelected } from './document-groups.ts';

interface DocumentGroupListProps {
  group: DocumentGroup;
  chosen: DocumentSelection;
  onChange: (chosen: DocumentSelection) => void;
  /** Shows all rows: of a search result, and of one page of many. */
  isWhole: boolean;
  /** Offers the category as one archive. */
  hasZip: boolean;
}

/** Number of rows of a group before «Показать ещё». */
const SHOWN_FOLDED = 8;

/** A category: its name, its archive, its files with a checkbox each. */
export function DocumentGroupList({ group, chosen, onChange, isWhole, hasZip }: DocumentGroupListProps) {
  const t = useAreaTexts('documents', documents);
  const [isOpen, setOpen] = useEntryState(`whole ${group.id}`, false);
  const { id, title, rows, count, zipHref, bytes } = group;
  const rest = isOpen || isWhole ? 0 : Math.max(0, rows.length - SHOWN_FOLDED);
  const { container, expectMore } = useFocusOnNewItems(rows.length - rest);
  const heading = categoryAnchor({ id });
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {hasZip && count > 1 && (
          <ZipButton selection={{ category: id }} href={zipHref} look="link" className={styles.zip}>
            {t.downloadZip(bytes === undefined ? '' : formatFileSize(bytes))}
          </ZipButton>
        )}
      </div>
      <div ref={container} className={classNames(rest > 0 && styles.folded)}>
        <FileList label={title}>
          {rows.map((row) => (
            <FileRow
              key={row.id}
              file={row.file}
              date={row.date}
              action={<DownloadButton row={row} edge="end" />}
              leading={<RowCheckbox row={row} chosen={chosen} onChange={onChange} />}
            />
          ))}
        </FileList>
      </div>
      {rest > 0 && (
        <div className={styles.more} data-script="needed">
          <Button
            variant="outline"
            wide="phone"
            onClick={() => {
              expectMore();
              setOpen(true);
            }}
          >
            {t.showMore(rest)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The checkbox of a row; without scripts the icon of the file's type. */
function RowCheckbox({
  row,
  chosen,
  onChange,
}: Pick<DocumentGroupListProps, 'chosen' | 'onChange'> & { row: DocumentRow }) {
  const t = useAreaTexts('documents', documents);
  const { id, file } = row;
  return (
    <>
      <CheckboxField
        name="document"
        label={t.choose(file.name)}
        hideLabel
        value={chosen.has(id)}
        onChange={(isOn) => onChange(withRowsSelected(chosen, [row], isOn))}
        class={styles.checkbox}
      />
      <span className={styles.icon}>
        <Icon name={fileIcon(file.extension)} size={32} />
      </span>
    </>
  );
}
