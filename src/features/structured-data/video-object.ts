import type { Video } from '../../api/resources/video.ts';
import { type Picture, pictureUrl } from '../../lib/files/picture.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { withFullStop } from '../../lib/text/typography.ts';

type Filmed = Pick<Video, 'title' | 'poster' | 'publishedAt' | 'durationSeconds' | 'embedUrl'> & {
  file?: { href: string };
};

/** schema.org's VideoObject. */
export interface VideoObject {
  '@context': string;
  '@type': 'VideoObject';
  name: string;
  description: string;
  inLanguage: 'ru';
  thumbnailUrl: string;
  /** `2026-11-12` */
  uploadDate: string;
  /** `PT108S` */
  duration?: string;
  contentUrl?: string;
  embedUrl?: string;
}

export function isVideoObject(object: object): object is VideoObject {
  return '@type' in object && object['@type'] === 'VideoObject';
}

/**
 * A video as schema.org's VideoObject. Undefined without a picture, which search engines require. @param stand replaces a
 * missing poster.
 */
export function videoObject(
  { title, poster, publishedAt, durationSeconds, file, embedUrl }: Filmed,
  stand?: Picture,
): VideoObject | undefined {
  const picture = poster ?? stand;
  if (!picture) return undefined;
  const day = displayDate(publishedAt);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: `${withFullStop(title)} Видео «Чистосферы» от ${day.text}.`,
    inLanguage: 'ru',
    thumbnailUrl: pictureUrl(picture, 'medium'),
    uploadDate: day.iso,
    ...(durationSeconds !== undefined && { duration: `PT${Math.round(durationSeconds)}S` }),
    ...(file && { contentUrl: file.href }),
    ...(embedUrl && { embedUrl }),
  };
}
