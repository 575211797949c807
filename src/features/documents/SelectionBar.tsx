import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FloatingBar } from '../../ui/FloatingBar/FloatingBar.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import { type DocumentRow, totalBytes } from './document-rows.ts';
import { useDownload } from './use-download.ts';
import { zipProgress } from './ZipButton.tsx';
import { ZipFailure } from './ZipFailure.tsx';

interface SelectionBarProps {
  /** The selected documents, at least one. */
  rows: DocumentRow[];
  onClear: () => void;
}

/** The number of selected documents, with buttons to download them as an archive or add them to the shortlist. */
export function SelectionBar({ rows, onClear }: SelectionBarProps) {
  const t = useAreaTexts('documents', documents);
  const { state, download } = useDownload();
  const bytes = totalBytes(rows);
  const ids = rows.map(({ id }) => id);
  const zip = () => download({ ids }, { fallbackName: t.zipName, advice: t.zipFailedAdvice });
  return (
    <FloatingBar
      label={t.chosen}
      text={
        <>
          {t.chosenFiles(rows.length)}
          {bytes !== undefined && <span> · {formatFileSize(bytes)}</span>}
          {state.status === 'saved' && <span> · {t.zipSaved}</span>}
        </>
      }
      clear={t.clear}
      onClear={onClear}
      above={state.status === 'failed' && <ZipFailure rows={rows} onRepeat={zip} />}
    >
      <ShortlistButton part={{ products: [], documents: ids }} />
      <Button size="s" icon="zip" busy={state.status === 'busy'} busyLabel={zipProgress(state, t)} onClick={zip}>
        {t.zip}
      </Button>
    </FloatingBar>
  );
}
