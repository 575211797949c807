import { expect, test } from 'vitest';
import type { Video } from '../../api/resources/video.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { head, load } from './data.ts';

const videos: Video[] = [
  {
    id: 1,
    title: 'Замена ламп',
    publishedAt: '2025-06-11T10:00:00+03:00',
    year: 2025,
    durationSeconds: 107.6,
    file: { href: 'https://files.test/lamps.mp4', name: 'lamps.mp4', extension: 'mp4', bytes: 9_000_000 },
    poster: { base: 'https://files.test/media', path: 'lamps.jpg' },
  },
  {
    id: 2,
    title: 'Экскурсия',
    publishedAt: '2026-08-02T10:00:00+03:00',
    year: 2026,
    embedUrl: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
  },
];
const api = fakeApi({ videos: { all: async () => videos } });
const data = await load({ api, params: {}, page: 1, today: '2026-11-21' });

test('the newest video comes first, and each has its year', () => {
  expect(data.items.map(({ id, year }) => [id, year])).toEqual([
    [2, 2026],
    [1, 2025],
  ]);
  expect(data.years.map(({ year }) => year)).toEqual([2026, 2025]);
});

test('videos with a poster are in the structured data', () => {
  expect(head(data).structuredData).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Замена ламп',
      thumbnailUrl: 'https://files.test/media/_medium/lamps.jpg',
      uploadDate: '2025-06-11',
      duration: 'PT108S',
      contentUrl: 'https://files.test/lamps.mp4',
    }),
  ]);
});
