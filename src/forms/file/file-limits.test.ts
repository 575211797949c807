import { expect, test } from 'vitest';
import { acceptAttribute, APPLICATION_FILES, fileProblem, fileLimits, limitsHint } from './file-limits.ts';

const megabyte = 1024 ** 2;

test.each(['план.pdf', 'план.PDF', 'фото.этаж.jpg', 'записка.docx'])('«%s» is accepted', (name) => {
  expect(fileProblem({ name, size: megabyte }, APPLICATION_FILES)).toBeUndefined();
});

test.each(['план.dwg', 'план.pdf.exe', 'план', '.gitignore', 'pdf'])('«%s» is refused because of its type', (name) => {
  expect(fileProblem({ name, size: megabyte }, APPLICATION_FILES)).toContain('Такой формат не\u00a0подойдёт');
});

test('50 MB are accepted, one byte more is refused', () => {
  expect(fileProblem({ name: 'a.pdf', size: 50 * megabyte }, APPLICATION_FILES)).toBeUndefined();
  expect(fileProblem({ name: 'a.pdf', size: 50 * megabyte + 1 }, APPLICATION_FILES)).toContain('больше 50\u00a0мб');
});

test('an empty file is refused before the upload', () => {
  expect(fileProblem({ name: 'a.pdf', size: 0 }, APPLICATION_FILES)).toContain('Файл пуст');
});

test('the hint names each format once', () => {
  expect(limitsHint(APPLICATION_FILES)).toBe('JPG, PDF, DOC, не\u00a0более 50\u00a0мб');
  expect(acceptAttribute(APPLICATION_FILES)).toBe('.jpg,.pdf,.doc,.docx');
});

test('a field cannot accept an extension that is not allowed for upload', () => {
  expect(() => fileLimits({ accept: ['pdf', 'exe'] })).toThrow(/Unrecognised file extension.*exe/);
  expect(fileLimits({ accept: ['png'] })).toEqual({ accept: ['png'], maxBytes: 50 * megabyte });
});
