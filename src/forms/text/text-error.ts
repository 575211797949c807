import { fieldTexts } from '../field-texts.ts';

interface Limited {
  error?: string;
  maxLength?: number;
}

/** The message below a text: its own error first, then that the limit is reached. */
export function textError({ error, maxLength }: Limited, length: number): string | undefined {
  if (error) return error;
  return maxLength !== undefined && length >= maxLength ? fieldTexts().limit(maxLength) : undefined;
}

/** The length of a text as a form sends it: every line break is sent as two characters. */
export function sentLength(text: string): number {
  return text.length + lineBreaks(text);
}

/** The `maxlength` for a browser, which counts a line break as one character. */
export function typedLimit(text: string, maxLength: number): number {
  return Math.max(0, maxLength - lineBreaks(text));
}

function lineBreaks(text: string): number {
  return text.match(/(?<!\r)\n|\r(?!\n)/g)?.length ?? 0;
}
