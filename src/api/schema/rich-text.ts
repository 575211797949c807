import { currentParseContext } from './parse-context.ts';
import { markup } from './text.ts';

/** HTML from an editor, cleaned by the client's `cleanHtml`. An absent one is empty. */
export const richText = markup
  .transform((html) => {
    const { cleanHtml, usedHeadingIds } = currentParseContext();
    return cleanHtml(html, usedHeadingIds);
  })
  .default('');
