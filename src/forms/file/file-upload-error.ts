import { texts } from '../texts.ts';

/** The server refused a file: one message or a list of them, shown in the field joined with «, ». */
export class FileUploadError extends Error {
  override name = 'FileUploadError';
  constructor(messages: string | readonly string[], options?: ErrorOptions) {
    super(typeof messages === 'string' ? messages : messages.join(', '), options);
  }
}

/** What the field says of a failed upload. */
export function uploadErrorText(error: unknown): string {
  return error instanceof FileUploadError && error.message !== '' ? error.message : texts().file.failed;
}
