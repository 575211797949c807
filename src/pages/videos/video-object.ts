import { pictureAddress } from '../../lib/picture.ts';
import type { VideoCardData } from './data.ts';

/** A video as schema.org knows it; nothing without a poster, which search engines insist on. */
export function videoObject(video: VideoCardData): object | undefined {
  const { title, poster, date, durationSeconds, file, embedUrl } = video;
  if (!poster) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: `${title}. Видео «Чистосферы» от ${date.text}.`,
    inLanguage: 'ru',
    thumbnailUrl: pictureAddress(poster, 'medium'),
    uploadDate: date.iso,
    ...(durationSeconds !== undefined && { duration: `PT${Math.round(durationSeconds)}S` }),
    ...(file && { contentUrl: file.href }),
    ...(embedUrl && { embedUrl }),
  };
}
