import type { UploadedFile } from '../field-definition.ts';
import { fieldTexts } from '../field-texts.ts';
import type { FileEntry } from './file-entries.ts';
import hidden from '../layout/hidden.module.scss';

interface UploadStatusProps {
  entries: readonly FileEntry[];
  uploaded: readonly UploadedFile[];
}

/** Announces the progress of uploads to screen readers. */
export function UploadStatus({ entries, uploaded }: UploadStatusProps) {
  return (
    <span role="status" className={hidden.hidden}>
      {statusText(entries, uploaded)}
    </span>
  );
}

/** The state of the last upload. Progress is announced in quarters only; an error is announced by its own box. */
function statusText(entries: readonly FileEntry[], uploaded: readonly UploadedFile[]): string {
  const entry = entries.at(-1);
  if (entry?.status === 'error') return '';
  if (entry) return fieldTexts().file.uploading(Math.floor(entry.progress * 4) * 25);
  const last = uploaded.at(-1);
  return last ? fieldTexts().file.uploaded(last.originalName) : '';
}
