import { expect, it } from 'vitest';
import { lightboxSlide } from './lightbox-slides.ts';

const picture = { base: 'https://files.example/media', path: 'a.jpg', width: 2000, height: 1500, alt: 'Вид спереди' };

it('a slide has every preset and, for zooming in, the upload', () => {
  const { srcSet, alt } = lightboxSlide(picture);
  expect(alt).toBe('Вид спереди');
  expect(srcSet?.map(({ src, width, height }) => `${src} ${width}×${height}`)).toEqual([
    'https://files.example/media/_thumb/a.jpg 320×240',
    'https://files.example/media/_small/a.jpg 640×480',
    'https://files.example/media/_medium/a.jpg 1280×960',
    'https://files.example/media/_raw/a.jpg 2000×1500',
  ]);
});

it('a slide of unknown size has one source', () => {
  expect(lightboxSlide({ base: picture.base, path: 'a.jpg' })).toEqual({
    src: 'https://files.example/media/_medium/a.jpg',
    alt: '',
  });
});
