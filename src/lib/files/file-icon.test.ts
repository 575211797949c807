import { expect, it } from 'vitest';
import { fileIcon, fileTypeLabel } from './file-icon.ts';

it.each([
  ['pdf', 'file-pdf'],
  ['.DOCX', 'file-doc'],
  ['xlsx', 'file-xls'],
  ['rar', 'zip'],
  ['jpeg', 'image'],
  ['mov', 'play'],
  ['dwg', 'file'],
  ['', 'file'],
])('a file «%s» has the icon %s', (extension, icon) => {
  expect(fileIcon(extension)).toBe(icon);
});

it('names the type in capitals, without the dot', () => {
  expect(fileTypeLabel('.pdf')).toBe('PDF');
});
