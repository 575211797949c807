import { type ReactNode, useState } from 'react';
import { type DocumentRow, totalBytes } from '../../../features/documents/document-rows.ts';
import { useZip } from '../../../features/documents/use-zip.ts';
import { ZipFailure } from '../../../features/documents/ZipFailure.tsx';
import type { Shortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../../features/shortlist/shortlist-link.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { formatFileSize } from '../../../lib/files/file-size.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CopyButton } from '../../../ui/Copy/CopyButton.tsx';

interface ShortlistToolsProps {
  shortlist: Shortlist;
  /** The documents loaded so far. */
  documents: DocumentRow[];
  onClear?: () => void;
  /** The main action. */
  children?: ReactNode;
}

/** Actions on the whole shortlist. */
export function ShortlistTools({ shortlist, documents, onClear, children }: ShortlistToolsProps) {
  const t = useAreaTexts('shortlist', russian);
  const [isByHand, setByHand] = useState(false);
  const url = location.origin + shortlistHref(shortlist);
  return (
    <div className="shortlist-tools" data-print="hidden">
      {children}
      <CopyButton text={url} label={t.copyLink} look="button" icon="link" onFailure={() => setByHand(true)} />
      {documents.length > 1 && <Archive rows={documents} />}
      <Button variant="quiet" size="s" icon="print" onClick={() => print()}>
        {t.print}
      </Button>
      {onClear && (
        <Button variant="quiet" size="s" icon="trash" onClick={onClear}>
          {t.clear}
        </Button>
      )}
      {isByHand && <LinkField url={url} />}
    </div>
  );
}

/** The documents as one archive; if it fails, one by one. */
function Archive({ rows }: { rows: DocumentRow[] }) {
  const t = useAreaTexts('shortlist', russian);
  const { status, start, buttonProps } = useZip({ ids: rows.map(({ id }) => id) });
  const bytes = totalBytes(rows);
  return (
    <>
      <Button variant="quiet" size="s" {...buttonProps}>
        {t.archive(bytes === undefined ? '' : formatFileSize(bytes))}
      </Button>
      {status === 'failed' && (
        <div className="shortlist-line">
          <ZipFailure rows={rows} onRepeat={start} />
        </div>
      )}
    </>
  );
}

/** For browsers in which a page must not write to the clipboard. */
function LinkField({ url }: { url: string }) {
  const t = useAreaTexts('shortlist', russian);
  return (
    <label className="shortlist-line shortlist-link">
      {t.copyByHand}
      <input readOnly value={url} aria-label={t.linkLabel} ref={selectAll} />
    </label>
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
