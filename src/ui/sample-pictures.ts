import type { Picture } from '../lib/files/picture.ts';

const media = { base: '/ui-kit/media' };

/** Pictures for the examples of the kit; the development server serves them from the demo API's media. */
export const samplePictures = {
  product: {
    ...media,
    path: 'air-purifier-mobile.jpg',
    width: 1280,
    height: 960,
    alt: 'Передвижной обеззараживатель воздуха, вид спереди',
  },
  section: {
    ...media,
    path: 'air-duct-section.jpg',
    width: 1280,
    height: 960,
    alt: 'Канальная секция с открытой дверцей',
  },
  reactor: {
    ...media,
    path: 'water-uv-reactor.jpg',
    width: 1280,
    height: 960,
    alt: 'Ультрафиолетовый реактор для воды',
  },
  scene: {
    ...media,
    path: 'scene-clean-room.jpg',
    width: 1280,
    height: 720,
    alt: 'Чистое помещение с ламинарным потоком',
  },
  pool: { ...media, path: 'scene-swimming-pool.jpg', width: 1280, height: 720, alt: 'Бассейн с дорожками' },
} satisfies Record<string, Picture>;
