import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { UploadedFile } from '../field-definition.ts';
import type { UploadFile, UploadState } from '../field-props.ts';
import { fileEntries, uploadState } from './file-entries.ts';
import { fileFault, type FileLimits } from './file-limits.ts';
import { uploadErrorText } from './file-upload-error.ts';

interface UploadsProps {
  uploaded: readonly UploadedFile[];
  limits: FileLimits;
  upload: UploadFile | undefined;
  onUploaded: (file: UploadedFile) => void;
  onStateChange: ((state: UploadState) => void) | undefined;
}

/** Files on their way: checked, sent, cancelled, tried again. A late answer to a cancelled attempt is not heard. */
export function useUploads({ uploaded, limits, upload, onUploaded, onStateChange }: UploadsProps) {
  const [entries, dispatch] = useReducer(fileEntries, []);
  const attempts = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  // An answer belongs to the form as it is when it comes, not as it was when the file was sent.
  const arrived = useRef(onUploaded);
  useEffect(() => {
    arrived.current = onUploaded;
  });

  const state = uploadState(entries, uploaded);
  const tell = useEffectEvent((next: UploadState) => onStateChange?.(next));
  useEffect(() => tell(state), [state]);

  useEffect(() => {
    const { current } = attempts;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  const leave = (key: number) => {
    attempts.current.get(key)?.abort();
    attempts.current.delete(key);
    dispatch({ type: 'left', key });
  };

  const attempt = async (key: number, file: File, send: UploadFile) => {
    const controller = new AbortController();
    attempts.current.set(key, controller);
    const isHeard = () => attempts.current.has(key);
    const onProgress = (share: number) => dispatch({ type: 'progressed', key, share });
    dispatch({ type: 'sent', key, file });
    let answer;
    try {
      answer = await send(file, { onProgress, signal: controller.signal });
    } catch (error) {
      if (isHeard()) dispatch({ type: 'failed', key, text: uploadErrorText(error) });
      return;
    }
    if (!isHeard()) return;
    leave(key);
    arrived.current(answer);
  };

  const send = (file: File) => {
    if (!upload) throw new Error('A file field needs `upload` to send what is chosen in it');
    const key = nextKey.current++;
    const fault = fileFault(file, limits);
    if (fault === undefined) void attempt(key, file, upload);
    else dispatch({ type: 'refused', key, file, text: fault });
  };

  return {
    entries,
    send,
    leave,
    leaveAll: () => entries.forEach(({ key }) => leave(key)),
    retry: (key: number, file: File) => {
      leave(key);
      send(file);
    },
  };
}
