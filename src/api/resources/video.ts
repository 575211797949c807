import { videoFrameAddress, videoHosts } from '../../lib/address/video-embed-url.ts';
import type { Call, PageQuery } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink, picture } from '../schema/file.ts';
import { option } from '../schema/option.ts';
import { paginated } from '../schema/paginated.ts';
import { moment, title, year } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const embedUrl = z.string().transform((value, { issues }) => {
  const address = videoFrameAddress(value);
  if (address !== undefined) return address;
  issues.push({ code: 'custom', message: `an https address at ${videoHosts.join(' or ')}`, input: value });
  return z.NEVER;
});

/** Plays from a file or from a player's address, one of which is there. */
export const video = z
  .object({
    id: entityId('video'),
    title,
    poster: dispensable(picture),
    publishedAt: moment,
    year,
    durationSeconds: z.number().nonnegative().optional(),
    file: fileLink.optional(),
    embedUrl: embedUrl.optional(),
  })
  .check(({ value, issues }) => {
    if (value.file || value.embedUrl) return;
    issues.push({ code: 'custom', message: 'a video with «file» or «embedUrl»', input: value });
  });
export type Video = z.output<typeof video>;

export type VideoQuery = PageQuery & { year?: string | number };

export const videos = (call: Call) => ({
  page: (query: VideoQuery = {}) => call.get('/video', paginated(video), query),
  all: (filter: Pick<VideoQuery, 'year'> = {}) => call.everyPage('/video', video, filter),
  years: () => call.get('/video/years-options', z.array(option)),
});
