import { sentLength } from '../../forms/text/text-length.ts';
import { LIMITS } from './limits.ts';

/**
 * The initial message of a form with a prefilled text: that text, then the visitor's own from the draft, which is never cut.
 * @param earlier the last prefilled text in the draft. It is replaced where the visitor has not changed it
 */
export function withPrefilledText(text: string, own = '', earlier = ''): string {
  if (text === '' || (text === earlier && own !== '')) return own;
  const parts = earlier === '' ? [own] : own.split(earlier);
  return [text, ...parts.map((part) => part.trim())].filter(Boolean).join('\n\n');
}

/** Truncates a prefilled text to the length that the API accepts. */
export function truncated(text: string): string {
  let length = Math.min(text.length, LIMITS.text);
  while (sentLength(text.slice(0, length)) > LIMITS.text) length--;
  return text.slice(0, length);
}
