import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { UploadedFile } from '../field-definition.ts';
import type { UploadFile, UploadState } from '../field-props.ts';
import { fileEntriesReducer, uploadState } from './file-entries.ts';
import { fileProblem, type FileLimits } from './file-limits.ts';
import { uploadErrorOf } from './file-upload-error.ts';

interface UploadsProps {
  uploaded: readonly UploadedFile[];
  limits: FileLimits;
  upload: UploadFile | undefined;
  onUploaded: (file: UploadedFile) => void;
  onStateChange: ((state: UploadState) => void) | undefined;
}

/** Uploads of a field: check, send, cancel, retry. A late response to a cancelled attempt is ignored. */
export function useUploads({ uploaded, limits, upload, onUploaded, onStateChange }: UploadsProps) {
  const [entries, dispatch] = useReducer(fileEntriesReducer, []);
  const attempts = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  // A response is handled by the current props, not by those of the time when the file was sent.
  const onUploadedRef = useRef(onUploaded);
  useEffect(() => {
    onUploadedRef.current = onUploaded;
  });

  const state = uploadState(entries, uploaded);
  const notify = useEffectEvent((next: UploadState) => onStateChange?.(next));
  useEffect(() => notify(state), [state]);

  useEffect(() => {
    const { current } = attempts;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  const remove = (key: number) => {
    attempts.current.get(key)?.abort();
    attempts.current.delete(key);
    dispatch({ type: 'left', key });
  };

  const attempt = async (key: number, file: File, send: UploadFile) => {
    const controller = new AbortController();
    attempts.current.set(key, controller);
    const isCurrent = () => attempts.current.has(key);
    const onProgress = (progress: number) => dispatch({ type: 'progressed', key, progress });
    dispatch({ type: 'sent', key, file });
    let answer;
    try {
      answer = await send(file, { onProgress, signal: controller.signal });
    } catch (error) {
      if (isCurrent()) dispatch({ type: 'failed', key, ...uploadErrorOf(error) });
      return;
    }
    if (!isCurrent()) return;
    remove(key);
    onUploadedRef.current(answer);
  };

  const send = (file: File) => {
    if (!upload) throw new Error('A file field needs `upload` to send what is chosen in it');
    const key = nextKey.current++;
    const fault = fileProblem(file, limits);
    if (fault === undefined) void attempt(key, file, upload);
    else dispatch({ type: 'refused', key, file, text: fault });
  };

  return {
    entries,
    send,
    refuse: (file: File, text: string) => dispatch({ type: 'refused', key: nextKey.current++, file, text }),
    remove,
    removeAll: () => entries.forEach(({ key }) => remove(key)),
    retry: (key: number, file: File) => {
      remove(key);
      send(file);
    },
  };
}
