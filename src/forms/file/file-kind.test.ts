import { describe, expect, it } from 'vitest';
import { FILE_KINDS, kindOfExtension, UnrecognisedTypeError, UPLOAD_EXTENSIONS } from './file-kind.ts';

describe('kindOfExtension', () => {
  it.each([
    ['jpg', FILE_KINDS.image],
    ['.JPEG', FILE_KINDS.image],
    ['svg', FILE_KINDS.image],
    ['docx', FILE_KINDS.document],
    ['zip', FILE_KINDS.document],
    ['.mov', FILE_KINDS.video],
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
