import type { Content } from '../content.ts';
import type { Video } from '../entries/entries.ts';
import { media } from './media.ts';

/** The year in the time zone of the date. */
export const yearOf = ({ publishedAt }: { publishedAt: string }) => Number(publishedAt.slice(0, 4));

export function videoReply(content: Content, video: Video) {
  const { id, title, poster, publishedAt, durationSeconds, file, embedUrl } = video;
  return {
    id,
    title,
    poster: media(content, poster),
    publishedAt,
    year: yearOf(video),
    durationSeconds,
    file: media(content, file),
    embedUrl,
  };
}
