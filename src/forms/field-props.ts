import type { RefCallback } from 'react';
import type { Day } from '../lib/text/calendar-day.ts';
import type { DefinitionOf, FieldOption, FieldType, FieldValues, UploadedFile } from './field-definition.ts';

export interface OptionsPage {
  items: readonly FieldOption[];
  currentPage: number;
  lastPage: number;
}

/** Requests options from the server. `page` counts from 1; the signal aborts a request that is no longer needed. */
export type LoadOptions = (query: { search: string; page: number; signal: AbortSignal }) => Promise<OptionsPage>;

/**
 * Sends a file. `onProgress` gets the share sent, 0 to 1. To show a message, reject with a `FileUploadError`; any other failure
 * is shown as a lost connection.
 */
export type UploadFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>;

/** `error` also covers files that were refused before they were sent. */
export type UploadState = 'idle' | 'uploading' | 'uploaded' | 'error';

/** Options of a field beyond its definition: mostly functions, which JSON cannot hold. */
export interface FieldBehaviour {
  /**
   * A token of the HTML standard: `given-name`, `family-name`, `address-level2`. Phone and e-mail fields have one by default.
   */
  autoComplete?: string;
  /** Hides the label visually where the context explains the field; screen readers still read it. */
  hideLabel?: boolean;
  /** Placeholders are in capitals unless the form keeps their case. */
  placeholderCase?: 'upper' | 'as-written';
  loadOptions?: LoadOptions;
  /** Letters required for a request, 3 by default. */
  minLetters?: number;
  upload?: UploadFile;
  /** Extensions without a dot; by default those of an application: jpg, pdf, doc and docx. */
  accept?: readonly string[];
  /** In bytes, 50 MB by default. */
  maxBytes?: number;
  /** Called when the upload state changes, so that a form can wait for its file. */
  onUploadStateChange?: (state: UploadState) => void;
  /** Limit of a counter. */
  min?: number;
  max?: number;
  step?: number;
  /** Limits of the selectable days: a day, or `today`. */
  minDay?: string;
  maxDay?: string;
  /** By default the visitor's own day. */
  today?: Day;
  /** Minutes between two rows of the time picker, 10 by default. */
  minuteStep?: number;
}

export interface FieldProps<Type extends FieldType>
  extends Omit<DefinitionOf<Type>, 'type' | 'value' | 'gridSize'>, FieldBehaviour {
  value: FieldValues[Type];
  onChange: (value: FieldValues[Type]) => void;
  onBlur?: () => void;
  /** Called on Enter in a text field. */
  onSearch?: (value: FieldValues[Type]) => void;
  /** The element to focus when the field is the first one with an error. */
  ref?: RefCallback<HTMLElement>;
}
