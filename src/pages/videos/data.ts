import { newestFirst } from '../../lib/newest-first.ts';
import { pageCount, pageSlice } from '../../lib/paging.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../page.ts';

const PER_PAGE = 12;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.videos>[]> {
  return [{ params: {}, label: routes.videos.label, pages: pageCount(await api.videos.all(), PER_PAGE) }];
}

export async function load({ api, page }: LoadContext<typeof routes.videos>) {
  const [videos, years] = await Promise.all([api.videos.all(), api.videos.years()]);
  return { page, lastPage: pageCount(videos, PER_PAGE), years, items: pageSlice(newestFirst(videos), page, PER_PAGE) };
}
export type VideosData = Awaited<ReturnType<typeof load>>;

export function head({ page, items }: VideosData): Head {
  return {
    title: page > 1 ? `Видео, страница ${page}` : 'Видео',
    crumb: 'Видео',
    description: 'Оборудование «Чистосферы» в работе: испытания, монтаж, производство и объекты.',
    structuredData: items.map(({ title, publishedAt, poster, embedUrl, file, durationSeconds }) => ({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: title,
      uploadDate: publishedAt,
      ...(poster && { thumbnailUrl: pictureAddress(poster, 'medium') }),
      ...(embedUrl && { embedUrl }),
      ...(file && { contentUrl: file.href }),
      ...(durationSeconds && { duration: `PT${Math.round(durationSeconds)}S` }),
    })),
  };
}
