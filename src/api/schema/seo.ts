import { optionalOr } from './optional-or.ts';
import { picture } from './file.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** An empty field counts as absent. */
const wanted = text
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Overrides of the page's title, description and picture for search engines and link previews. */
export const seo = z.object({ title: wanted, description: wanted, image: optionalOr(picture) }).optional();
