import { videoFrameAddress, videoHosts } from '../lib/video-frame.ts';
import type { Call, PageQuery } from './call.ts';
import { dispensable } from './dispensable.ts';
import { entityId } from './entity.ts';
import { fileLink, picture } from './file.ts';
import { option } from './option.ts';
import { paginated } from './paginated.ts';
import { moment, title, year } from './text.ts';
import { z } from './zod.ts';

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
