import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { optionalOr, validItems } from './optional-or.ts';
import { fileLink, picture, titledFileLink } from './file.ts';
import { createParseContext } from './parse-context.ts';
import { z } from './zod.ts';

const file = {
  host: 'files.example.ru',
  origin: 'storage',
  relativeUrl: '2026/паспорт.pdf',
  extension: 'PDF',
  width: null,
  height: null,
  alt: null,
  title: null,
  size: { bytes: 2048 },
};
const photo = { ...file, relativeUrl: 'a.jpg', extension: '.jpg', width: 1600, height: 900, alt: ' Установка ' };

function read<S extends z.ZodType>(schema: S, value: unknown) {
  const omitted: string[] = [];
  const result = checkReply('GET /x', schema, value, createParseContext({ onOmitted: (fault) => omitted.push(fault) }));
  return { result, omitted };
}

describe('a picture', () => {
  it('keeps the fields that its URLs and its layout need', () => {
    expect(read(picture, photo).result).toStrictEqual({
      base: 'https://files.example.ru/storage',
      path: 'a.jpg',
      width: 1600,
      height: 900,
      alt: 'Установка',
    });
  });

  it('accepts SVG pictures, and pictures without sizes', () => {
    const drawing = { ...file, relativeUrl: 'a.svg', extension: 'svg', width: 0, height: 'high' };
    expect(read(picture, drawing).result).toStrictEqual({
      base: 'https://files.example.ru/storage',
      path: 'a.svg',
      svg: true,
    });
  });
});

describe('a file', () => {
  it('has a link, a name, an extension and a size', () => {
    expect(read(fileLink, file).result).toStrictEqual({
      href: 'https://files.example.ru/storage/2026/%D0%BF%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82.pdf',
      name: 'паспорт.pdf',
      extension: 'pdf',
      bytes: 2048,
    });
  });

  it('is named by its title, or by the given default', () => {
    expect(read(fileLink, { ...file, title: 'Паспорт' }).result).toMatchObject({ name: 'Паспорт' });
    expect(read(titledFileLink('Файл'), { title: 'Реквизиты', file }).result).toMatchObject({ name: 'Реквизиты' });
    expect(read(titledFileLink('Реквизиты'), { title: null, file }).result).toMatchObject({ name: 'Реквизиты' });
  });

  it('has a readable name when the API sends its path encoded', () => {
    const encoded = { ...file, relativeUrl: `2026/${encodeURIComponent('паспорт.pdf')}` };
    expect(read(fileLink, encoded).result).toEqual(read(fileLink, file).result);
  });

  it('has no size when the API sends none', () => {
    expect(read(fileLink, { ...file, size: null }).result).not.toHaveProperty('bytes');
    expect(read(fileLink, { ...file, size: { bytes: 0 } }).result).not.toHaveProperty('bytes');
  });
});

describe('a file with an unsafe URL', () => {
  const hostile = { ...photo, relativeUrl: '../../secret' };
  const message = 'expected the address of a file (the path «../../secret» leads to another folder), got object';

  it('breaks the contract when it is required', () => {
    expect(() => read(z.object({ file: fileLink }), { file: hostile })).toThrow(
      `GET /x broke the contract: file: ${message}`,
    );
  });

  it('is left out and reported when it is optional', () => {
    const { result, omitted } = read(z.object({ image: optionalOr(picture) }), { image: hostile });
    expect(result.image).toBeUndefined();
    expect(omitted).toEqual([`left out: ${message}`]);
  });

  it('does not affect the other files of a list', () => {
    const { result, omitted } = read(z.object({ gallery: validItems(picture) }), {
      gallery: [photo, hostile, null, photo],
    });
    expect(result.gallery).toHaveLength(2);
    expect(omitted).toEqual([`left out: ${message}`]);
  });
});

it('an absent optional value is left out without a report', () => {
  const { result, omitted } = read(z.object({ image: optionalOr(picture), gallery: validItems(picture) }), {
    image: null,
    gallery: null,
  });
  expect(result).toStrictEqual({ gallery: [] });
  expect(omitted).toEqual([]);
});
