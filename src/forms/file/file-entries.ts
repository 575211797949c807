import type { UploadState } from '../field-props.ts';
import type { UploadedFile } from '../field-definition.ts';

/** A file that is uploading or has failed. An uploaded file is the value of the field. */
export type FileEntry =
  | { status: 'uploading'; key: number; file: File; progress: number }
  | { status: 'error'; key: number; file: File; text: string; canRetry: boolean };

export type FileEntriesAction =
  | { type: 'sent'; key: number; file: File }
  | { type: 'refused'; key: number; file: File; text: string }
  | { type: 'progressed'; key: number; progress: number }
  | { type: 'failed'; key: number; text: string; canRetry: boolean }
  | { type: 'left'; key: number };

/**
 * Every attempt has its own key. An action for an attempt that was cancelled or replaced changes nothing.
 */
export function fileEntriesReducer(entries: readonly FileEntry[], action: FileEntriesAction): readonly FileEntry[] {
  switch (action.type) {
    case 'sent':
      return [...entries, { status: 'uploading', key: action.key, file: action.file, progress: 0 }];
    case 'refused':
      return [...entries, { status: 'error', key: action.key, file: action.file, text: action.text, canRetry: false }];
    case 'progressed':
      return updateEntry(entries, action.key, (entry) =>
        entry.status === 'uploading'
          ? { ...entry, progress: Math.max(entry.progress, Math.min(1, action.progress)) }
          : entry,
      );
    case 'failed':
      return updateEntry(entries, action.key, ({ key, file }) => ({
        status: 'error',
        key,
        file,
        text: action.text,
        canRetry: action.canRetry,
      }));
    case 'left':
      return entries.filter(({ key }) => key !== action.key);
    default:
      return action satisfies never;
  }
}

function updateEntry(
  entries: readonly FileEntry[],
  key: number,
  by: (entry: FileEntry) => FileEntry,
): readonly FileEntry[] {
  return entries.map((entry) => (entry.key === key ? by(entry) : entry));
}

/** The state of the whole field: an error comes first, since it needs the visitor, then an upload. */
export function uploadState(entries: readonly FileEntry[], uploaded: readonly UploadedFile[]): UploadState {
  if (entries.some(({ status }) => status === 'error')) return 'error';
  if (entries.length > 0) return 'uploading';
  return uploaded.length > 0 ? 'uploaded' : 'idle';
}

/** Whether the same file would be refused again. */
export function needsAnotherFile(entry: FileEntry): boolean {
  return entry.status === 'error' && !entry.canRetry;
}
