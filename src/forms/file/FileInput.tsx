import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import styles from './FileInput.module.scss';

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref: Ref<HTMLInputElement>;
  /** Whether it covers its box, so that clicks and dropped files reach it; otherwise only the keyboard does. */
  covers: boolean;
  onFiles: (files: File[]) => void;
}

/** The native input, visually hidden. It keeps the focus while the box around it changes its state. */
export function FileInput({ covers, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className={classNames(styles.input, covers && styles.covers, UNRECORDED_KEYS)}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Otherwise selecting the same file again would fire no event.
        target.value = '';
      }}
    />
  );
}
