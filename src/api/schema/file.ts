import { decodeUri } from '../../lib/address/decode-uri.ts';
import {
  fileUrl,
  FileUrlError,
  fileBaseUrl,
  type FileLocation,
  encodedFilePath,
  isSvg,
} from '../../lib/files/file-url.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { text, optionalText } from './text.ts';
import { z } from './zod.ts';

const pixels = z.int().positive().optional().catch(undefined);

/** The fields of a file in a reply. Sizes and texts are optional. */
export const fileFields = z.object({
  host: z.string(),
  origin: z.string().default(''),
  relativeUrl: z.string().min(1),
  extension: z.string().transform((extension) => extension.replace(/^\./, '').toLowerCase()),
  width: pixels,
  height: pixels,
  alt: text.trim().optional(),
  title: text.trim().optional(),
  size: z.object({ bytes: z.int().nonnegative().optional() }).optional().catch(undefined),
});

type FileFields = z.output<typeof fileFields>;

/** A picture; the URLs of its sizes are derived from its own (`pictureSources`). */
export const picture = fileFields.transform((file, { issues }) =>
  withAddressIssue(file, issues, (): Picture => {
    const { width, height, alt } = file;
    return {
      base: fileBaseUrl(file),
      path: encodedFilePath(file),
      ...(isSvg(file) && { svg: true }),
      ...(width && { width }),
      ...(height && { height }),
      ...(alt && { alt }),
    };
  }),
);

/** A file to open or download. */
export const fileLink = fileFields.transform((file, { issues }) => withAddressIssue(file, issues, () => linkTo(file)));

/** A file with its own title or, without one, the given one; undefined where there is a title but no file. */
export const titledFileLink = (defaultTitle: string) =>
  z
    .object({ title: optionalText, file: fileLink.optional() })
    .transform(({ title: name = defaultTitle, file }): FileLink | undefined => file && { ...file, name });

function linkTo(file: FileFields): FileLink {
  const bytes = file.size?.bytes;
  return {
    href: fileUrl(file),
    name: file.title || fileName(file),
    extension: file.extension,
    // 0 stands for an unknown size.
    ...(bytes && { bytes }),
  };
}

function fileName({ relativeUrl }: FileLocation): string {
  const last = relativeUrl.split('?')[0]?.split('/').at(-1) ?? '';
  return decodeUri(last) ?? last;
}

/** Reports a URL that leads out of its folder as an issue of the file. */
function withAddressIssue<T>(file: FileFields, issues: z.core.$ZodRawIssue[], make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FileUrlError)) throw error;
    issues.push({ code: 'custom', message: `the address of a file (${error.message})`, input: file });
    return z.NEVER;
  }
}
