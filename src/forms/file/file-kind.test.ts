import { describe, expect, it } from 'vitest';
import { fileKind, kindOfExtension, UnrecognisedTypeError, UPLOAD_EXTENSIONS } from './file-kind.ts';

describe('kindOfExtension', () => {
  it.each([
    ['jpg', fileKind.image],
    ['.JPEG', fileKind.image],
    ['svg', fileKind.image],
    ['docx', fileKind.document],
    ['zip', fileKind.document],
    ['.mov', fileKind.video],
  ])('returns the kind of %s', (extension, kind) => {
    expect(kindOfExtension(extension)).toBe(kind);
  });

  it.each(['', 'exe', 'pdf.exe', 'constructor', '__proto__'])('throws for %j', (extension) => {
    expect(() => kindOfExtension(extension)).toThrow(UnrecognisedTypeError);
  });

  it('allows the upload of exactly the types in the specification', () => {
    expect(UPLOAD_EXTENSIONS.toSorted()).toEqual(
      ['mp4', 'mov', 'jpeg', 'jpg', 'png', 'gif', 'rar', 'zip', 'pdf', 'doc', 'docx', 'xls', 'xlsx'].toSorted(),
    );
  });
});
