import { sentLength } from '../../forms/text/text-length.ts';
import { LIMITS } from './application-fields.ts';

/** Recognizes a line of a prefilled text: «Подбор:», «1.» */
const LINE_NAME = /^[^:.\n]{1,30}[:.]/u;

/**
 * The initial message of a form with a prefilled text: that text, then the visitor's own from the draft. Lines of an earlier
 * prefilled text are removed; the end is cut at the limit.
 */
export function withPrefilledText(text: string, own = ''): string {
  if (text === '' || own.includes(text)) return own;
  const names = new Set(text.split('\n').map(nameOf));
  const kept = own
    .split('\n')
    .filter((line) => !names.has(nameOf(line)))
    .join('\n')
    .trim();
  return cut([text, kept].filter(Boolean).join('\n\n'));
}

/** Truncates a text to the length that the API accepts. */
function cut(text: string): string {
  let length = Math.min(text.length, LIMITS.text);
  while (sentLength(text.slice(0, length)) > LIMITS.text) length--;
  return text.slice(0, length);
}

function nameOf(line: string): string {
  return LINE_NAME.exec(line)?.[0] ?? line;
}
