import { formatFileSize } from '../../lib/files/file-size.ts';
import { kindOfExtension } from './file-kind.ts';
import { fieldTexts } from '../field-texts.ts';

export interface FileLimits {
  /** Extensions in lower case, without a dot. */
  accept: readonly string[];
  maxBytes: number;
}

/** The limits of a file for an application, §5 of the specification. */
export const APPLICATION_FILES: FileLimits = { accept: ['jpg', 'pdf', 'doc', 'docx'], maxBytes: 50 * 1024 ** 2 };

/**
 * The limits of a field; missing ones are those of an application.
 * @throws {UnrecognisedTypeError} for an extension that is not allowed for upload
 */
export function fileLimits({ accept, maxBytes }: Partial<FileLimits>): FileLimits {
  for (const extension of accept ?? []) kindOfExtension(extension);
  return { accept: accept ?? APPLICATION_FILES.accept, maxBytes: maxBytes ?? APPLICATION_FILES.maxBytes };
}

/** The message why a file is refused, or undefined. The name decides, as on the server. */
export function fileProblem(
  file: { name: string; size: number },
  { accept, maxBytes }: FileLimits,
): string | undefined {
  if (!accept.includes(extensionOf(file.name))) return fieldTexts().file.wrongType;
  if (file.size > maxBytes) return fieldTexts().file.tooBig(sizeText(maxBytes));
  return file.size === 0 ? fieldTexts().file.empty : undefined;
}

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The `accept` attribute: `.jpg,.pdf`. MIME types would grey out files on some phones. */
export function acceptAttribute({ accept }: FileLimits): string {
  return accept.map((extension) => `.${extension}`).join(',');
}

/** «JPG, PDF, DOC, не более 50 мб»: `docx` is omitted beside `doc`. */
export function limitsHint({ accept, maxBytes }: FileLimits): string {
  const spoken = accept.filter((extension) => !accept.some((other) => extension === `${other}x`));
  return fieldTexts().file.hint(spoken.join(', ').toUpperCase(), sizeText(maxBytes));
}

/** The specification has the unit in lower case: «50 мб». */
function sizeText(bytes: number): string {
  return formatFileSize(bytes).toLowerCase();
}
