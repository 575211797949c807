import { optionalOr } from './optional-or.ts';
import { picture } from './file.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** What an editor wants search engines and previews to show instead of the page's own title, lead and picture. */
export const seo = z
  .object({ title: text.optional(), description: text.optional(), image: optionalOr(picture) })
  .optional();
