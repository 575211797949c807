import { videoEmbedUrl, VIDEO_HOSTS } from '../../lib/address/video-embed-url.ts';
import type { ApiClient, PageQuery } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink, picture } from '../schema/file.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { dateTime, nonEmptyText, year } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const embedUrl = z.string().transform((value, { issues }) => {
  const url = videoEmbedUrl(value);
  if (url !== undefined) return url;
  issues.push({ code: 'custom', message: `an https address at ${VIDEO_HOSTS.join(' or ')}`, input: value });
  return z.NEVER;
});

/** A video has a file or the URL of a player. */
export const video = z
  .object({
    id: entityId('video'),
    title: nonEmptyText,
    poster: optionalOr(picture),
    publishedAt: dateTime,
    year,
    // 0 stands for an unknown one.
    durationSeconds: z
      .number()
      .nonnegative()
      .transform((seconds) => seconds || undefined)
      .optional(),
    file: fileLink.optional(),
    embedUrl: embedUrl.optional(),
  })
  .check(({ value, issues }) => {
    if (value.file || value.embedUrl) return;
    issues.push({ code: 'custom', message: 'a video with «file» or «embedUrl»', input: value });
  });
export type Video = z.output<typeof video>;

export type VideoQuery = PageQuery & { year?: string | number };

export const videos = (client: ApiClient) => ({
  page: (query: VideoQuery = {}) => client.get('/video', paginated(video), query),
  all: (filter: Pick<VideoQuery, 'year'> = {}) => client.allLazy('/video', video, filter),
  years: () => client.get('/video/years-options', z.array(option)),
});
