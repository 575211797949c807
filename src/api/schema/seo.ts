import { optionalOr } from './optional-or.ts';
import { picture } from './file.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** Overrides of the page's title, description and picture for search engines and link previews. */
export const seo = z.object({ title: optionalText, description: optionalText, image: optionalOr(picture) }).optional();
