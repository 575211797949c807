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
  ])('knows %s', (extension, kind) => {
    expect(kindOfExtension(extension)).toBe(kind);
  });

  it.each(['', 'exe', 'pdf.exe', 'constructor', '__proto__'])('throws for %j', (extension) => {
    expect(() => kindOfExtension(extension)).toThrow(UnrecognisedTypeError);
  });

  it('lets exactly the types of the specification be uploaded', () => {
    expect(UPLOAD_EXTENSIONS.toSorted()).toEqual(
      ['mp4', 'mov', 'jpeg', 'jpg', 'png', 'gif', 'rar', 'zip', 'pdf', 'doc', 'docx', 'xls', 'xlsx'].toSorted(),
    );
  });
});
