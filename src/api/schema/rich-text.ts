import { currentReading } from './parse-context.ts';
import { markup } from './text.ts';

/** HTML from an editor, cleaned by what the call was created with. Absent, it is empty. */
export const richText = markup
  .transform((html) => {
    const { cleanHtml, usedIds } = currentReading();
    return cleanHtml(html, usedIds);
  })
  .default('');
