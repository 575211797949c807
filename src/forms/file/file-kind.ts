/** The kinds of files, by the numbers of the API. */
export const FILE_KINDS = { image: 1, document: 2, video: 3 } as const;
export type FileKind = (typeof FILE_KINDS)[keyof typeof FILE_KINDS];

const KIND_BY_EXTENSION = new Map<string, FileKind>([
  ...['jpeg', 'jpg', 'png', 'gif'].map((extension) => [extension, FILE_KINDS.image] as const),
  ...['rar', 'zip', 'pdf', 'doc', 'docx', 'xls', 'xlsx'].map((extension) => [extension, FILE_KINDS.document] as const),
  ...['mp4', 'mov'].map((extension) => [extension, FILE_KINDS.video] as const),
]);

/** Extensions that may be uploaded, in lower case, without a dot. */
export const UPLOAD_EXTENSIONS: readonly string[] = [...KIND_BY_EXTENSION.keys()];

export class UnrecognisedTypeError extends Error {
  override name = 'UnrecognisedTypeError';
  constructor(subject: string, value: unknown) {
    super(`Unrecognised ${subject}: «${String(value)}»`);
  }
}

/**
 * The kind of a file by its extension, with or without a dot, in any case. SVG drawings are displayed but not accepted
 * for upload.
 * @throws {UnrecognisedTypeError}
 */
export function kindOfExtension(extension: string): FileKind {
  const bare = extension.replace(/^\./, '').toLowerCase();
  const kind = bare === 'svg' ? FILE_KINDS.image : KIND_BY_EXTENSION.get(bare);
  if (kind === undefined) throw new UnrecognisedTypeError('file extension', extension);
  return kind;
}
