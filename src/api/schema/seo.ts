import { optionalOr } from './optional-or.ts';
import { picture } from './file.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** A field that was emptied, and not removed, asks for nothing. */
const wanted = text
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** What an editor wants search engines and previews to show instead of the page's own title, lead and picture. */
export const seo = z.object({ title: wanted, description: wanted, image: optionalOr(picture) }).optional();
