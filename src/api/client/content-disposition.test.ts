import { expect, it } from 'vitest';
import { fileNameFromDisposition } from './content-disposition.ts';

/** A header has one character for each byte. */
const asHeader = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  [`attachment; filename="a.pdf"`, 'a.pdf'],
  [`attachment; filename=a.pdf`, 'a.pdf'],
  [`attachment; filename="a \\"b\\".pdf"`, 'a "b".pdf'],
  [`attachment; filename="pasport.pdf"; filename*=UTF-8''%D0%BF%D0%B0%D1%81.pdf`, 'пас.pdf'],
  [`attachment; FILENAME*=utf-8'ru'%D0%BF.zip; filename=x.zip`, 'п.zip'],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="b.pdf"`, 'b.pdf'],
  [`attachment; filename="../../etc/passwd"`, 'passwd'],
  [`attachment; filename*=UTF-8''..%2F..%5Cx.pdf`, 'x.pdf'],
  [`attachment; filename="${asHeader('Паспорт № 1.pdf')}"`, 'Паспорт № 1.pdf'],
  ['attachment; filename="caf\xe9.pdf"', 'caf\xe9.pdf'],
  [`attachment; filename=".."`, undefined],
  [`attachment; filename=""`, undefined],
  ['attachment', undefined],
  ['', undefined],
])('the header %j gives the file name %j', (disposition, name) => {
  expect(fileNameFromDisposition(disposition)).toBe(name);
});
