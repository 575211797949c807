import { expect, test } from 'vitest';
import type { Block } from '../../api/resources/block.ts';
import { blockObjects } from './block-objects.ts';
import { videoObject } from './video-object.ts';

const vacancy = {
  title: 'Сервисный инженер',
  town: 'Екатеринбург',
  schedule: 'разъездной характер',
  salary: 'от 105 000 ₽',
  html: '<p>Пусконаладка.</p>',
  publishedAt: '2026-10-05T23:30:00+00:00',
};
const video = {
  id: 1,
  title: 'Замена ламп',
  year: 2025,
  publishedAt: '2025-06-11T10:00:00+03:00',
  poster: { base: 'https://files.test/media', path: 'lamps.jpg' },
  embedUrl: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
};

test('a vacancy with its publication date is in the structured data, without a salary', () => {
  expect(blockObjects([{ type: 'vacancies', items: [vacancy] }])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Сервисный инженер',
      description: '<p>Пусконаладка.</p>',
      datePosted: '2026-10-06',
      hiringOrganization: { '@type': 'Organization', name: 'Чистосфера', legalName: 'ООО «Чистосфера»' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Екатеринбург', addressCountry: 'RU' },
      },
      workHours: 'разъездной характер',
    },
  ]);
});

test.each(['publishedAt', 'town', 'html'])('a vacancy without «%s» is not in the structured data', (field) => {
  expect(blockObjects([{ type: 'vacancies', items: [{ ...vacancy, [field]: '' }] }])).toEqual([]);
});

test('a page’s videos are in the structured data, its texts are not', () => {
  const blocks: Block[] = [
    { type: 'text', html: '<p>Слова</p>' },
    { type: 'video', video },
  ];
  expect(blockObjects(blocks)).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Замена ламп',
      embedUrl: video.embedUrl,
      uploadDate: '2025-06-11',
    }),
  ]);
});

test.each([
  ['Замена ламп', 'Замена ламп. Видео «Чистосферы» от 11\u00a0июня 2025.'],
  ['Когда менять лампы?', 'Когда менять лампы? Видео «Чистосферы» от 11\u00a0июня 2025.'],
])('the description of the video «%s» has one sign after its title', (title, description) => {
  expect(videoObject({ ...video, title })).toMatchObject({ description });
});

test('a video has its duration in seconds and its file', () => {
  const filmed = { ...video, durationSeconds: 107.6, file: { href: 'https://files.test/lamps.mp4' } };
  expect(videoObject(filmed)).toMatchObject({ duration: 'PT108S', contentUrl: 'https://files.test/lamps.mp4' });
});

test('a video without a poster has the fallback picture, or is left out', () => {
  const { poster: _, ...bare } = video;
  expect(videoObject(bare)).toBeUndefined();
  expect(videoObject(bare, { base: 'https://files.test/media', path: 'item.jpg' })).toMatchObject({
    thumbnailUrl: 'https://files.test/media/_medium/item.jpg',
  });
});
