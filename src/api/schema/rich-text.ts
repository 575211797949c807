import { currentParseContext } from './parse-context.ts';
import { markup } from './text.ts';

/** HTML from an editor, cleaned by what the call was created with. Absent, it is empty. */
export const richText = markup
  .transform((html) => {
    const { cleanHtml, usedHeadingIds } = currentParseContext();
    return cleanHtml(html, usedHeadingIds);
  })
  .default('');
