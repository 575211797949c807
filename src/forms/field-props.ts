import type { RefCallback } from 'react';
import type { Day } from '../lib/text/dates.ts';
import type { DefinitionOf, FieldOption, FieldType, FieldValues, UploadedFile } from './field-definition.ts';

export interface OptionsPage {
  items: readonly FieldOption[];
  currentPage: number;
  lastPage: number;
}

/** Asks the server for options. `page` counts from 1; the signal is aborted when the answer is no longer wanted. */
export type LoadOptions = (query: { search: string; page: number; signal: AbortSignal }) => Promise<OptionsPage>;

/**
 * Sends a file. `onProgress` takes a share from 0 to 1. To say why it failed, reject with a `FileUploadError`; any other
 * failure reads as a lost connection.
 */
export type UploadFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>;

/** `error` also covers files that were refused before they were sent. */
export type UploadState = 'idle' | 'uploading' | 'uploaded' | 'error';

/** Props of a field beyond its definition: mostly functions, which a definition cannot hold. */
export interface FieldBehaviour {
  /** A token of the HTML standard: `given-name`, `family-name`, `address-level2`. Phone and e-mail know theirs. */
  autoComplete?: string;
  /** A label that only screen readers are told, where the place of the field says enough to the eye. */
  hideLabel?: boolean;
  /** Placeholders are in capitals unless a form keeps them as they are written. */
  placeholderCase?: 'upper' | 'as-written';
  loadOptions?: LoadOptions;
  /** Letters before the server is asked, 3 by default. */
  minLetters?: number;
  upload?: UploadFile;
  /** Extensions without a dot, for an application jpg, pdf, doc and docx unless said otherwise. */
  accept?: readonly string[];
  /** In bytes, 50 MB by default. */
  maxBytes?: number;
  /** Lets a form wait for an upload, so that it is not sent without its file. */
  onUploadStateChange?: (state: UploadState) => void;
  /** Of a counter. */
  min?: number;
  max?: number;
  step?: number;
  /** Limits of the days that may be chosen: a day, or `today`. */
  minDay?: string;
  maxDay?: string;
  /** The visitor's own day unless the page gives one. */
  today?: Day;
  /** Minutes between two rows of the time picker, 10 by default. */
  minuteStep?: number;
}

export interface FieldProps<Type extends FieldType>
  extends Omit<DefinitionOf<Type>, 'type' | 'value' | 'gridSize'>, FieldBehaviour {
  value: FieldValues[Type];
  onChange: (value: FieldValues[Type]) => void;
  onBlur?: () => void;
  /** Enter in a text. */
  onSearch?: (value: FieldValues[Type]) => void;
  /** The element that takes focus when the field is the first with an error. */
  ref?: RefCallback<HTMLElement>;
}
