import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FloatingBar } from '../../ui/FloatingBar/FloatingBar.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import { type DocumentRow, totalBytes } from './document-rows.ts';
import { useZip } from './use-zip.ts';
import { ZipFailure } from './ZipFailure.tsx';

interface SelectionBarProps {
  /** The selected documents, at least one. */
  rows: DocumentRow[];
  onClear: () => void;
}

/** The number of selected documents, with buttons to download them as an archive or add them to the shortlist. */
export function SelectionBar({ rows, onClear }: SelectionBarProps) {
  const t = useAreaTexts('documents', documents);
  const bytes = totalBytes(rows);
  const ids = rows.map(({ id }) => id);
  const { status, start, buttonProps } = useZip({ ids });
  return (
    <FloatingBar
      label={t.chosen}
      text={
        <>
          {t.chosenFiles(rows.length)}
          {bytes !== undefined && <span> · {formatFileSize(bytes)}</span>}
          {status === 'saved' && <span> · {t.zipSaved}</span>}
        </>
      }
      clear={t.clear}
      onClear={onClear}
      above={status === 'failed' && <ZipFailure rows={rows} onRepeat={start} />}
    >
      <ShortlistButton part={{ products: [], documents: ids }} />
      <Button size="s" {...buttonProps}>
        {t.zip}
      </Button>
    </FloatingBar>
  );
}
