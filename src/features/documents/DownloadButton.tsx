import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { reachGoal } from '../../lib/browser/goals.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { DocumentRow } from './document-rows.ts';
import styles from './DownloadButton.module.scss';
import { type DownloadState, useDownload } from './use-download.ts';

interface DownloadButtonProps {
  row: DocumentRow;
  /** Aligned to the edge of the row. */
  edge?: 'end';
}

/** Downloads the file of a row and shows the progress. Without scripts it is a link to the file. */
export function DownloadButton({ row: { id, file, downloadHref }, edge }: DownloadButtonProps) {
  const t = useAreaTexts('documents', documents);
  const hydrated = useHydrated();
  const { state, download, cancel } = useDownload();
  if (!hydrated)
    return <IconButton icon="download" label={t.download(file.name)} href={downloadHref} external edge={edge} />;
  const start = () => {
    reachGoal('file', file.name);
    download(id, { fallbackName: `${file.name}.${file.extension}`, advice: t.downloadFailedHint });
  };
  return (
    <>
      <Progress state={state} />
      {state.status === 'busy' ? (
        <IconButton icon="close" label={t.cancelDownload(file.name)} onClick={cancel} edge={edge} />
      ) : (
        <IconButton
          icon={state.status === 'failed' ? 'reload' : 'download'}
          label={t.download(file.name)}
          onClick={start}
          edge={edge}
        />
      )}
    </>
  );
}

/**
 * Every percent is shown, only quarters are announced to screen readers. The region has no role: it is empty in each row of a
 * long list, and Orca reads an empty `status` as «statusbar».
 */
function Progress({ state }: { state: DownloadState }) {
  const t = useAreaTexts('documents', documents);
  if (state.status === 'failed')
    return (
      <span role="alert" className={styles.failed}>
        {t.downloadFailed}
      </span>
    );
  const percent = state.status === 'busy' ? state.percent : undefined;
  return (
    <>
      <span aria-hidden="true" className={styles.percent}>
        {percent !== undefined && t.percent(percent)}
      </span>
      <span aria-live="polite" aria-atomic="true" className={styles.spoken}>
        {state.status === 'busy' && t.downloading(Math.floor((percent ?? 0) / 25) * 25)}
        {state.status === 'saved' && t.downloaded}
      </span>
    </>
  );
}
