import type { Video } from '../../api/resources/video.ts';
import { videoObject } from '../../features/structured-data/video-object.ts';
import { newestFirst } from '../../lib/data/newest-first.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { yearSpansBy } from '../../lib/data/year-spans.ts';
import { routes } from '../../routes.ts';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

/** One item of full width and three rows of three. */
const PER_PAGE = 10;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.videos>[]> {
  return [{ params: {}, label: routes.videos.label, pages: pageCount(await api.videos.all(), PER_PAGE) }];
}

const yearsOf = yearSpansBy(({ year }: Video) => year, PER_PAGE);

export async function load({ api, page }: LoadContext<typeof routes.videos>) {
  const videos = newestFirst(await api.videos.all());
  return {
    page,
    lastPage: pageCount(videos, PER_PAGE),
    total: videos.length,
    years: yearsOf(videos),
    items: pageItems(videos, page, PER_PAGE).map(videoCard),
  };
}
export type VideosData = Awaited<ReturnType<typeof load>>;
export type VideoCardData = ReturnType<typeof videoCard>;

function videoCard({ id, title, poster, publishedAt, year, durationSeconds, file, embedUrl }: Video) {
  return {
    id,
    title,
    poster,
    publishedAt,
    date: displayDate(publishedAt),
    year,
    durationSeconds,
    file: file && { href: file.href },
    embedUrl,
  };
}

export function head({ page, items }: VideosData): Head {
  return {
    title: pagedTitle('Видео', page),
    breadcrumb: 'Видео',
    description:
      'Видео «Чистосферы»: устройство приборов, испытательный стенд, монтаж, замена ламп, экскурсия по производству.',
    structuredData: items.flatMap((video) => videoObject(video) ?? []),
  };
}
