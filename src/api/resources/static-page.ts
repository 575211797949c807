import { blocks } from './block.ts';
import type { ApiClient } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { picture } from '../schema/file.ts';
import { pathSegment } from '../client/identifier.ts';
import { seo } from '../schema/seo.ts';
import { slug, nonEmptyText, optionalText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

const staticPage = z.object({
  slug,
  title: nonEmptyText,
  lead: optionalText,
  image: optionalOr(picture),
  blocks,
  updatedAt: updateDate,
  seo,
});
export type StaticPage = z.output<typeof staticPage>;

/** The pages whose content is one static page of the API. */
export const staticPageSlugs = [
  'index',
  'about',
  'career',
  'production',
  'services',
  'purification-technology',
  'planners',
  'policy',
  'agreement',
  'contacts',
] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];

export const pages = (client: ApiClient) => ({
  get: async (name: StaticPageSlug) => client.get(`/page/${pathSegment(name)}`, staticPage, {}, { detail: true }),
});
