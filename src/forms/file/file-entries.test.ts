import { expect, test } from 'vitest';
import { fileEntriesReducer, uploadState, type FileEntriesAction, type FileEntry } from './file-entries.ts';

const file = new File(['x'], 'план.pdf');
const after = (...actions: FileEntriesAction[]) => actions.reduce<readonly FileEntry[]>(fileEntriesReducer, []);
const uploaded = { id: 1, originalName: 'план.pdf', size: { bytes: 1 } };

test('the progress of an upload increases only', () => {
  const progressed = (progress: number) => ({ type: 'progressed', key: 1, progress }) as const;
  expect(after({ type: 'sent', key: 1, file }, progressed(0.6), progressed(0.4))).toEqual([
    { status: 'uploading', key: 1, file, progress: 0.6 },
  ]);
  expect(after({ type: 'sent', key: 1, file }, progressed(1.2))).toMatchObject([{ progress: 1 }]);
});

test('a failed upload has a message and can be retried, a refused file cannot', () => {
  expect(after({ type: 'sent', key: 1, file }, { type: 'failed', key: 1, text: 'Нет связи', canRetry: true })).toEqual([
    { status: 'error', key: 1, file, text: 'Нет связи', canRetry: true },
  ]);
  expect(after({ type: 'refused', key: 1, file, text: 'Не тот формат' })).toMatchObject([{ canRetry: false }]);
});

test('late events of a replaced file change nothing', () => {
  const replaced = after({ type: 'sent', key: 1, file }, { type: 'left', key: 1 }, { type: 'sent', key: 2, file });
  expect(fileEntriesReducer(replaced, { type: 'failed', key: 1, text: 'Нет связи', canRetry: true })).toEqual(replaced);
  expect(fileEntriesReducer(replaced, { type: 'progressed', key: 1, progress: 1 })).toEqual(replaced);
});

test('a file that is removed leaves the others', () => {
  const two = after({ type: 'sent', key: 1, file }, { type: 'refused', key: 2, file, text: '' });
  expect(fileEntriesReducer(two, { type: 'left', key: 2 })).toMatchObject([{ key: 1, status: 'uploading' }]);
});

test('progress after the failure does not restore the upload', () => {
  const failed = after({ type: 'sent', key: 1, file }, { type: 'failed', key: 1, text: 'Нет связи', canRetry: true });
  expect(fileEntriesReducer(failed, { type: 'progressed', key: 1, progress: 1 })).toEqual(failed);
});

test('the field is idle, uploading, uploaded or invalid', () => {
  expect(uploadState([], [])).toBe('idle');
  expect(uploadState(after({ type: 'sent', key: 1, file }), [])).toBe('uploading');
  expect(uploadState([], [uploaded])).toBe('uploaded');
  expect(uploadState(after({ type: 'refused', key: 1, file, text: '' }), [uploaded])).toBe('error');
});
