import { fieldTexts } from '../field-texts.ts';

interface FileUploadErrorOptions extends ErrorOptions {
  /** False if the same file would be refused again. */
  canRetry?: boolean;
}

/** The server refused a file: one message or a list of them, shown in the field joined with «, ». */
export class FileUploadError extends Error {
  override name = 'FileUploadError';
  readonly canRetry: boolean;
  constructor(messages: string | readonly string[], { canRetry = true, ...options }: FileUploadErrorOptions = {}) {
    super(typeof messages === 'string' ? messages : messages.join(', '), options);
    this.canRetry = canRetry;
  }
}

/** The message of a failed upload, and whether the same file can be retried. */
export function uploadErrorOf(error: unknown): { text: string; canRetry: boolean } {
  if (error instanceof FileUploadError && error.message !== '') {
    return { text: error.message, canRetry: error.canRetry };
  }
  return { text: fieldTexts().file.failed, canRetry: true };
}
