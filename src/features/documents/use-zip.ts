import { useState } from 'react';
import type { DocumentSelection } from '../../api/resources/document.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useDownload } from './use-download.ts';

/** Downloads documents as one archive. */
export function useZip(selection: DocumentSelection) {
  const t = useAreaTexts('documents', documents);
  const { state, download } = useDownload();
  const key = JSON.stringify(selection);
  const [requested, setRequested] = useState(key);
  const isBusy = state.status === 'busy';
  const start = () => {
    setRequested(key);
    download(selection, { fallbackName: t.zipName, advice: t.zipFailedAdvice });
  };
  return {
    /** Of the archive of these documents; the selection may have changed since the last download. */
    status: requested === key ? state.status : 'idle',
    start,
    /** The props of a button that starts it and shows its progress. */
    buttonProps: {
      icon: 'zip',
      busy: isBusy,
      busyLabel: isBusy && state.percent !== undefined ? t.downloading(state.percent) : t.zipping,
      onClick: start,
    } as const,
  };
}
