import { fieldTexts } from '../field-texts.ts';

interface Limited {
  error?: string;
  maxLength?: number;
}

/** The message below a text field: its own error, else that the limit is reached. */
export function textError({ error, maxLength }: Limited, length: number): string | undefined {
  if (error) return error;
  return maxLength !== undefined && length >= maxLength ? fieldTexts().limit(maxLength) : undefined;
}

/** The length of a text as sent by a form: a line break is two characters. */
export function sentLength(text: string): number {
  return text.length + lineBreaks(text);
}

/** The `maxlength` attribute: browsers count a line break as one character. */
export function typedLimit(text: string, maxLength: number): number {
  return Math.max(0, maxLength - lineBreaks(text));
}

function lineBreaks(text: string): number {
  return text.match(/(?<!\r)\n|\r(?!\n)/g)?.length ?? 0;
}
