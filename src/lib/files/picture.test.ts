import { describe, expect, it } from 'vitest';
import { pictureUrl, pictureSources } from './picture.ts';

const picture = { base: 'https://f.ru/s', path: 'a.jpg' };

describe('pictureSources', () => {
  it('have every preset with its width, the upload for dense screens, and the widest preset as `src`', () => {
    expect(pictureSources({ ...picture, width: 2400, height: 1600 })).toEqual({
      src: 'https://f.ru/s/_medium/a.jpg',
      srcset:
        'https://f.ru/s/_thumb/a.jpg 320w, https://f.ru/s/_small/a.jpg 640w, https://f.ru/s/_medium/a.jpg 1280w, ' +
        'https://f.ru/s/_raw/a.jpg 2400w',
      width: 2400,
      height: 1600,
    });
  });

  it.each([1280, 6000, undefined])('have no upload of width %s', (width) => {
    expect(pictureSources({ ...picture, ...(width && { width }) }).srcset).not.toContain('_raw');
  });

  it('have the real width of a preset that is wider than the upload, and no further preset', () => {
    expect(pictureSources({ ...picture, width: 500, height: 400 })).toMatchObject({
      src: 'https://f.ru/s/_small/a.jpg',
      srcset: 'https://f.ru/s/_thumb/a.jpg 320w, https://f.ru/s/_small/a.jpg 500w',
    });
    expect(pictureSources({ ...picture, width: 320, height: 200 })).toEqual({
      src: 'https://f.ru/s/_thumb/a.jpg',
      width: 320,
      height: 200,
    });
  });

  it('have every preset of a picture of unknown size', () => {
    expect(pictureSources(picture).srcset?.split(', ')).toHaveLength(3);
    expect(pictureSources(picture)).not.toHaveProperty('width');
  });

  it('have only the raw folder for a drawing', () => {
    const drawing = { ...picture, path: 'a.svg', svg: true as const, width: 1200, height: 900 };
    expect(pictureSources(drawing)).toEqual({ src: 'https://f.ru/s/_raw/a.svg', width: 1200, height: 900 });
    expect(pictureUrl(drawing, 'thumb')).toBe('https://f.ru/s/_raw/a.svg');
  });
});
