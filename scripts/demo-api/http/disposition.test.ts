import { expect, test } from 'vitest';
import { contentDisposition } from './disposition.ts';

test('a Cyrillic name is sent in full beside a plain one', () => {
  expect(contentDisposition('attachment', 'Паспорт А-1 (2).pdf')).toBe(
    `attachment; filename="_______ _-1 (2).pdf"; filename*=UTF-8''%D0%9F%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82%20%D0%90-1%20%282%29.pdf`,
  );
});

test('a name cannot end its header or its quotes', () => {
  const header = contentDisposition('inline', 'a"\r\nX: 1\\.pdf');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header).toContain('filename="a___X: 1_.pdf"');
});
