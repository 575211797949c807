import { blocks } from './block.ts';
import type { Call } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { picture } from '../schema/file.ts';
import { segment } from '../client/identifier.ts';
import { seo } from '../schema/seo.ts';
import { moment, slug, text, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const page = z.object({
  slug,
  title,
  lead: text.optional(),
  image: dispensable(picture),
  blocks,
  updatedAt: moment.optional(),
  seo,
});
export type StaticPage = z.output<typeof page>;

/** The screens whose content is one static page. */
export type StaticPageSlug =
  | 'index'
  | 'about'
  | 'career'
  | 'production'
  | 'services'
  | 'purification-technology'
  | 'planners'
  | 'policy'
  | 'agreement'
  | 'contacts';

export const pages = (call: Call) => ({
  get: async (name: StaticPageSlug) => call.get(`/page/${segment(name)}`, page, {}, { detail: true }),
});
