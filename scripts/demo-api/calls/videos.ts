import type { Content } from '../content.ts';
import { paginate } from '../http/paging.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Option } from '../shapes/ref.ts';
import { videoReply, yearOf } from '../shapes/video.ts';
import { newestFirst } from './lists.ts';

export function videoCalls(content: Content): Route[] {
  const videos = newestFirst(content.entries.videos.items);
  const years: Option[] = [...new Set(videos.map(yearOf))]
    .toSorted((a, b) => b - a)
    .map((year) => ({ value: String(year), label: String(year) }));
  return [
    get('video', ({ query }) => {
      const year = query.get('year');
      const wanted = year ? videos.filter((video) => String(yearOf(video)) === year) : videos;
      return paginate(wanted, query, (video) => videoReply(content, video));
    }),
    get('video/years-options', () => years),
  ];
}
