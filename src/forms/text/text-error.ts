import { texts } from '../texts.ts';

interface Limited {
  error?: string | undefined;
  maxLength?: number | undefined;
}

/** What stands below a text: its own error first, then the word that the limit is reached. */
export function textError({ error, maxLength }: Limited, length: number): string | undefined {
  if (error) return error;
  return maxLength !== undefined && length >= maxLength ? texts().limit(maxLength) : undefined;
}

/** The characters of a text as a form sends it: every line break goes out as two. */
export function sentLength(text: string): number {
  return text.length + lineBreaks(text);
}

/** The limit for a browser that counts a line break as one character: what more is sent, less may be typed. */
export function typedLimit(text: string, maxLength: number): number {
  return Math.max(0, maxLength - lineBreaks(text));
}

function lineBreaks(text: string): number {
  return text.match(/(?<!\r)\n|\r(?!\n)/g)?.length ?? 0;
}
